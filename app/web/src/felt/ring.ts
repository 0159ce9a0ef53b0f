// Where the seats lie around the oval, seen from the dealer at its lower edge. Numbers are percent
// of the table's box; nothing is drawn here.

export interface Spot {
  x: number;
  y: number;
}

/** How far from the middle: the seats themselves, and the bets in front of them. */
export const SEATS = { x: 43, y: 41 };
export const BETS = { x: 27, y: 23 };

/** The spot of a seat: number 1 is at the dealer's left hand, and so on with the clock. */
export function spot(seat: number, size: number, radius: Spot): Spot {
  const angle = (2 * Math.PI * seat) / (size + 1);
  // A bit squarer than an ellipse, or ten seats would crowd at the ends.
  const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.8;
  return {
    x: 50 - radius.x * square(Math.sin(angle)),
    y: 50 + radius.y * square(Math.cos(angle)),
  };
}

// A QR code as a drawing, from the rows of its modules. It reads and makes none.

const MARGIN = 4;

/** One path for all dark modules: a run of them in a row is one rectangle. */
function pathOf(modules: readonly string[]): string {
  return modules
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map((run) => {
        const width = run[0].length;
        return `M${run.index + MARGIN} ${y + MARGIN}h${width}v1h-${width}z`;
      }),
    )
    .join("");
}

export function QrCode({ modules, label }: { modules: readonly string[]; label: string }) {
  const size = modules.length + 2 * MARGIN;
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(modules)} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}

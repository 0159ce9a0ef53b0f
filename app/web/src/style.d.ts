// Style sheets are imported for the bundle alone and say nothing to the compiler.
declare module "*.css";

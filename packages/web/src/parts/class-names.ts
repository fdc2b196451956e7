// Class names of which some may be absent.

export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');

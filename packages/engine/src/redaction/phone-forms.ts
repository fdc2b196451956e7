// Telephone numbers by how they are written, where nothing names them.

/** Whether `text` is written like a telephone number. It has digits with blanks, brackets, dots and dashes. */
export function isWrittenPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  if (text.startsWith('+')) return digits.length >= 8 && digits.length <= 15;
  const marks = new Set(text.replaceAll(/[^-–—·•_*:;/|.]/g, ''));
  // "415*555*0132", "11 9 8765 — 4321": other marks stand for dashes where there are two, or a longer number.
  const isDashed = digits.length >= 9 && marks.size <= 2 && !marks.has('.');
  const dashed = isDashed ? text.replaceAll(/ {0,2}[-–—·•_*:;/|] {0,2}/g, '-') : text;
  return forms.some((form) => form.test(dashed));
}

const forms = [
  // Brazil: (11) 98765-4321, 11 98765 4321, 98765-4321, 3456-7890, 0800 123 4567.
  /^\(?0?[1-9]\d\)?[ .-]?9?\d{4}[ .-]?\d{4}$/,
  /^9\d{4}-\d{4}$/,
  /^[2-5]\d{3}-\d{4}$/,
  /^\(?[1-9]\d\)?[ .-]9[ .-]?\d{4}[ .-]?\d{4}$/,
  /^0[38]00[ .-]?\d{3}[ .-]?\d{4}$/,
  // United States: (555) 123-4567, 555.123.4567, 1-800-555-0199, 555-0199.
  /^(?:1[ .-]?)?\(?[2-9]\d\d\)?[ .-][2-9]\d\d[ .-]\d{4}$/,
  /^[2-9]\d\d-\d{4}$/,
  // The same where the digits could be no exchange's, but the marks say what it is: (555) 123-4567, 555-123-4567.
  /^(?:1[ .-]?)?(?:\([2-9]\d\d\) ?|[2-9]\d\d-)\d{3}-\d{4}$/,
  // Spain: 612 345 678, 612 34 56 78, 91 234 56 78, 612345678; and with its prefix.
  /^(?:34[ .-]?)?[6-9]\d\d[ .-]?\d{3}[ .-]?\d{3}$/,
  /^(?:34[ .-]?)?[6-9]\d\d[ .-]\d\d[ .-]\d\d[ .-]\d\d$/,
  /^(?:34[ .-]?)?[89]\d[ .-]\d{3}[ .-]\d\d[ .-]\d\d$/,
  // Argentina, Mexico and Colombia in groups: 11 4567-8901, 55 1234 5678, 300 123 4567.
  /^\d\d[ .-]\d{4}[ .-]\d{4}$/,
  /^3\d\d[ .-]\d{3}[ .-]\d{4}$/,
];

// Where the list and the editor are.

export const listAddress = '/settings/interaction-types';
export const editAddress = (key: string) => `${listAddress}?edit=${encodeURIComponent(key)}`;
/** A new type with the criteria of another one; an empty key: with none. */
export const startAddress = (key: string) => `${listAddress}?start=${encodeURIComponent(key)}`;

/** A text for searching: whatever its capitals and accents. */
export const folded = (text: string): string => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

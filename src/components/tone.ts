/** The meaning of a colour; `accent` is for money and selection. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral' | 'accent'

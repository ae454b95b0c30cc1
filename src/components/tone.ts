/** What a colour says; `accent` is money and selection. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral' | 'accent'

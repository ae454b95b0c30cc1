/** What a person has decided about a hit. */
export const verdicts = ['open', 'false_positive', 'true_match'] as const

export type Verdict = (typeof verdicts)[number]

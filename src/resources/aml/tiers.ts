const tiers = ['national', 'regional', 'local'] as const

/** The message that explains the tier of a politically exposed person. */
export const tierText = (tier: number) => `tiers.${tiers[tier - 1] ?? 'local'}` as const

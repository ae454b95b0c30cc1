import { z } from 'zod'

/** Bounds of an account's settings for video KYC. */
export const videoKycSettingLimits = {
  /** The lowest score of the face match that passes. Below 40 the comparison itself says that a person should look, or that they are two. */
  matchScore: { least: 50, most: 90, usual: 50 },
  /** How far the head has to turn, in the points of the liveness check: about one a degree. */
  turn: { least: 12, most: 40, usual: 12 },
  keepDays: { least: 30, most: 3_650, usual: 1_825 },
  linkDays: { least: 1, most: 60, usual: 7 },
} as const

const within = ({ least, most }: { least: number; most: number }) => z.number().int().min(least).max(most)

/** What an account demands of its sessions. A session keeps those with which it began. */
export const videoKycSettings = z.object({
  /** Otherwise the place is recorded and decides nothing. */
  placeInIndia: z.enum(['required', 'recorded']),
  networkInIndia: z.enum(['required', 'recorded']),
  /** Whether the account can only be used after a person's decision, also if everything has passed. */
  decision: z.enum(['always', 'unlessPassed']),
  matchScore: within(videoKycSettingLimits.matchScore),
  turn: within(videoKycSettingLimits.turn),
  keepDays: within(videoKycSettingLimits.keepDays),
  linkDays: within(videoKycSettingLimits.linkDays),
})

export type VideoKycSettings = z.output<typeof videoKycSettings>

export const usualVideoKycSettings: VideoKycSettings = {
  placeInIndia: 'required',
  networkInIndia: 'required',
  decision: 'always',
  matchScore: videoKycSettingLimits.matchScore.usual,
  turn: videoKycSettingLimits.turn.usual,
  keepDays: videoKycSettingLimits.keepDays.usual,
  linkDays: videoKycSettingLimits.linkDays.usual,
}

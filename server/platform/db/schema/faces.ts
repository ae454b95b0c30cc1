import type { CreatedAt, Timestamp } from './columns.ts'

interface FaceChallenges {
  id: string
  user_id: string
  /** In order, separated by spaces. */
  steps: string
  expires_at: Timestamp
  /** SHA-256 of the ids of the pictures that it was used for; null until then. */
  used_for: string | null
  created_at: CreatedAt
}

export interface FacesTables {
  face_challenges: FaceChallenges
}

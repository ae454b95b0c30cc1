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

/** An account that has turned on the search among its faces. */
interface FaceSets {
  user_id: string
  purpose_sealed: string
  /** Sealed: who has turned it on. */
  turned_on_by: string
  turned_on_at: Timestamp
}

interface Faces {
  id: string
  user_id: string
  /** `FaceStatus` of the contract. */
  status: string
  /** The picture that is read; it is deleted after that. */
  file_id: string
  /** Null, as the next one, after the removal. */
  reference_sealed: string | null
  reference_index: string | null
  /** The descriptor; only an enrolled face has one. */
  template_sealed: string | null
  /** A keyed hash of the template, which stays as proof of what was deleted. */
  fingerprint: string | null
  /** Why the picture was refused. */
  problem: string | null
  /** `FaceNote`s of the contract, separated by spaces. */
  notes: string
  consented_at: Timestamp
  removed_at: Timestamp | null
  created_at: CreatedAt
}

export interface FacesTables {
  face_challenges: FaceChallenges
  face_sets: FaceSets
  faces: Faces
}

import type { CreatedAt } from './columns.ts'

interface Tutorials {
  id: string
  title: string
  /** May be empty. */
  description: string
  url: string
  created_at: CreatedAt
}

export interface TutorialsTables {
  tutorials: Tutorials
}

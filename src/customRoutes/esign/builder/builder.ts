import { createContext, useContext } from 'react'
import type { DraftRecipient, EnvelopeDraft } from '../../../../contracts/esign/draft.ts'
import type { PageSize } from '../../../../contracts/esign/draftProblems.ts'
import type { EsignFile } from '../../../../contracts/esign/shown.ts'
import type { DocumentStore } from './documents.ts'
import type { Files } from './geometry.ts'
import type { Problem } from './useAutosave.ts'
import type { Selection } from './useSelection.ts'

export const steps = ['documents', 'recipients', 'fields', 'review'] as const
export type Step = (typeof steps)[number]

interface Builder {
  id: string
  isTemplate: boolean
  draft: EnvelopeDraft
  files: Files
  /** The page sizes as far as they are known, by the ids of the pages. */
  sizes: ReadonlyMap<string, PageSize>
  documents: DocumentStore
  problems: readonly Problem[]
  /** Consecutive changes of the same group are undone together. */
  change: (change: (draft: EnvelopeDraft) => EnvelopeDraft, group?: string) => void
  addFile: (file: EsignFile) => void
  selection: Selection
  /** Whose fields are placed next; undefined if nobody signs. */
  placingFor: DraftRecipient | undefined
  placeFor: (recipient: string) => void
  /** Opens the step of what a path names, and moves the focus there. */
  lead: (path: string) => void
}

export const BuilderContext = createContext<Builder | null>(null)

export function useBuilder() {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('Outside a builder of envelopes.')
  const { problems } = builder
  return { ...builder, problemAt: (path: string) => problems.find(({ field }) => field === path)?.message }
}

/** The keyboard goes to a field, after it has been drawn. */
export const focusField = (id: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-field="${id}"]`)?.focus())

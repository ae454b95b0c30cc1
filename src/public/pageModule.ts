import type { ComponentType } from 'react'
import type { PublicState } from '../../contracts/publicPage.ts'

export interface PageHead {
  title: string
  description: string
}

/** What a page's module exports: the page, and the words of its head. */
export interface PageModule {
  default: ComponentType
  /** Left out where the page's texts come with its state: `words.ts` has both. */
  head?: (state: PublicState) => PageHead
}

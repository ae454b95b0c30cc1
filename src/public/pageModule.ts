import type { ComponentType } from 'react'
import type { PublicState } from '../../contracts/pages/publicPage.ts'

export interface PageHead {
  title: string
  description: string
}

/** Exports of a page's module: the component and the texts of its head. */
export interface PageModule {
  default: ComponentType
  /** Undefined if the page's texts are sent with its state; `words.ts` then provides the head. */
  head?: (state: PublicState) => PageHead
}

import type { ComponentProps } from 'react'
import { Notice } from './plain/Notice.tsx'
import { usePageTitle } from './usePageTitle.ts'

/** A page of the console or of the admin area with only a message, whose title is the window's as well. */
export const MessagePage = (props: ComponentProps<typeof Notice>) => {
  usePageTitle(props.title)
  return <Notice {...props} />
}

import { type ComponentType, createContext, useContext, useState } from 'react'
import styles from './Landing.module.css'

export type ServerPartName = 'example' | 'claims' | 'about'

/** The parts' components; null in the browser, which has no code for them. */
export const ServerPartsContext = createContext<Record<ServerPartName, ComponentType> | null>(null)

/**
 * A part of the page that never changes in the browser. The server renders it, and the browser keeps the markup as it is, so that the
 * part's code is not sent.
 */
export const ServerPart = ({ name }: { name: ServerPartName }) => {
  const Part = useContext(ServerPartsContext)?.[name]
  const id = `part-${name}`
  const [html] = useState(() => (Part ? '' : (document.getElementById(id)?.innerHTML ?? '')))
  return Part ? (
    <div id={id} className={styles.server}>
      <Part />
    </div>
  ) : (
    // oxlint-disable-next-line react/no-danger -- This document's own markup, which the server has escaped.
    <div id={id} className={styles.server} dangerouslySetInnerHTML={{ __html: html }} />
  )
}

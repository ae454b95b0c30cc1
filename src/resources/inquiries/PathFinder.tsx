import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import type { ShownEdge, ShownNode } from '../../../contracts/inquiries/shown.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Inquiries.module.css'
import { useNodeWords } from './useNodeWords.ts'
import { pathBetween } from './view/view.ts'

interface PathFinderProps {
  nodes: readonly ShownNode[]
  edges: readonly ShownEdge[]
  onChoose: (node: string) => void
}

/** How two nodes hang together, over stated links if there is a way. */
export const PathFinder = ({ nodes, edges, onChoose }: PathFinderProps) => {
  const text = useTexts('inquiriesScreen')
  const { nameOf, kindOf } = useNodeWords()
  const [ends, setEnds] = useState({ from: '', to: '' })
  const isThere = (id: string) => nodes.some(node => node.id === id)
  const [from, to] = [isThere(ends.from) ? ends.from : '', isThere(ends.to) ? ends.to : '']
  const path = from !== '' && to !== '' ? pathBetween(edges, from, to) : undefined
  return (
    <Section title={text('path.title')}>
      <div className={styles.stack}>
        {(['from', 'to'] as const).map(end => (
          <TextField
            key={end}
            select
            size="small"
            label={text(`path.${end}`)}
            value={end === 'from' ? from : to}
            onChange={event => setEnds({ ...ends, [end]: event.target.value })}
          >
            {nodes.map(node => (
              <MenuItem key={node.id} value={node.id}>
                {kindOf(node)}: {nameOf(node)}
              </MenuItem>
            ))}
          </TextField>
        ))}
        {path === null && <p className={styles.lead}>{text('path.none')}</p>}
        {path && (
          <>
            <span className={styles.quiet}>{text('path.steps', { count: path.nodes.length - 1 })}</span>
            {path.byName && <InlineAlert tone="warning">{text('path.byName')}</InlineAlert>}
            <ol className={styles.path}>
              {path.nodes.map(id => {
                const node = nodes.find(one => one.id === id)
                return node ? (
                  <li key={id}>
                    <button type="button" className={styles.link} onClick={() => onChoose(id)}>
                      {kindOf(node)}: {nameOf(node)}
                    </button>
                  </li>
                ) : null
              })}
            </ol>
          </>
        )}
      </div>
    </Section>
  )
}

import { Button } from '@mui/material'
import { nodeKindChoices } from '../../../contracts/inquiries/graph.ts'
import type { ShownFinding } from '../../../contracts/inquiries/shown.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Inquiries.module.css'
import { useNodeWords } from './useNodeWords.ts'
import type { ViewState } from './useView.ts'

interface NodeTableProps {
  state: ViewState
  findings: readonly ShownFinding[]
}

/** The same as the graph, for the keyboard and for phones. */
export const NodeTable = ({ state: { view, choice, chosen, choose, toggle, change }, findings }: NodeTableProps) => {
  const text = useTexts('inquiriesScreen')
  const locale = useLocale()
  const { kindOf } = useNodeWords()
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={text('table.caption')}>
      <table className={styles.table}>
        <caption className={styles.hidden}>{text('table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('table.kind')}</th>
            <th scope="col">{text('table.number')}</th>
            <th scope="col">{text('table.name')}</th>
            <th scope="col">{text('table.links')}</th>
            <th scope="col">{text('table.findings')}</th>
            <th scope="col">{text('table.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {view.nodes.map(node => {
            const links = view.edges.filter(({ from, to }) => from === node.id || to === node.id).length
            const own = findings.filter(({ nodes }) => nodes.includes(node.id)).length
            const isCollapsed = choice.collapsed.includes(node.id)
            return (
              <tr key={node.id} aria-current={chosen?.id === node.id || undefined}>
                <td>
                  {kindOf(node)}
                  {node.isSubject && <span className={styles.quiet}> {text('table.subject')}</span>}
                </td>
                <td className="mono">{node.value}</td>
                <td>{node.name ?? '-'}</td>
                <td className="num">{links}</td>
                <td className="num">{own === 0 ? '-' : own}</td>
                <td>
                  <div className={styles.rowActions}>
                    <Button
                      size="small"
                      aria-label={`${text('table.open')}: ${node.value}`}
                      onClick={() => choose(node.id)}
                    >
                      {text('table.open')}
                    </Button>
                    <Button
                      size="small"
                      color="inherit"
                      aria-label={`${text(isCollapsed ? 'table.expand' : 'table.collapse')}: ${node.value}`}
                      onClick={() => toggle(node.id)}
                    >
                      {text(isCollapsed ? 'table.expand' : 'table.collapse')}
                    </Button>
                  </div>
                </td>
              </tr>
            )
          })}
          {view.groups.map(({ id, kind, members }) => (
            <tr key={id}>
              <td colSpan={5}>
                {text('view.groupOf', { count: members.length, kind: nodeKindChoices[kind].label[locale] })}
              </td>
              <td>
                <Button size="small" color="inherit" onClick={() => change({ grouped: false })}>
                  {text('table.expand')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

import { Button, IconButton, Skeleton } from '@mui/material'
import { ArrowUp, Pencil, Plus, Tags, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { StatementRule } from '../../../contracts/bankStatements/statementRules.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { EmptyState, LoadError } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useToast } from '../../components/useToast.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductLabel } from '../verifications/useProductLabel.ts'
import { nameOfRule } from './analysis.ts'
import { KeptLayouts } from './KeptLayouts.tsx'
import { PlainTable } from './PlainTable.tsx'
import { RuleDialog } from './RuleDialog.tsx'
import styles from './Statement.module.css'
import { newRuleId, useRules } from './useRules.ts'

/** The customer's own rules for the categories of bank statements, in the order in which they are tried. */
const RulesPage = () => {
  const text = useTexts('bankStatements')
  const shell = useTexts('verifications')
  const productLabel = useProductLabel()
  const toast = useToast()
  const mayEdit = useCanEdit()
  const { rules, data, error, refetch, save } = useRules()
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<StatementRule>()
  const change = (next: StatementRule[]) =>
    save(next).then(
      () => toast(text('rulesPage.saved'), 'success'),
      (failure: Error) => toast(failure.message, 'error'),
    )
  const add = mayEdit && (
    <Button variant="contained" startIcon={<Plus />} onClick={() => setAdding(true)}>
      {text('rulesPage.add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        crumbs={[
          { label: shell('products'), to: paths.products },
          { label: productLabel('bank-statement'), to: paths.trubank },
          { label: text('rules') },
        ]}
        title={text('rulesPage.title')}
        actions={rules.length > 0 && add}
      />
      <div className={styles.stack}>
        <p className={styles.words}>{text('rulesPage.detail')}</p>
        {error && !data && <LoadError requestId={error.requestId} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton variant="rounded" height={240} />}
        {data && rules.length === 0 && (
          <EmptyState icon={Tags} title={text('rulesPage.none')} actions={add}>
            {text('rulesPage.noneDetail')}
          </EmptyState>
        )}
        {rules.length > 0 && (
          <RuleTable rules={rules} mayEdit={mayEdit} onChange={next => void change(next)} onEdit={setEditing} />
        )}
        <KeptLayouts />
      </div>
      {adding && (
        <RuleDialog
          whole
          title={text('rulesPage.add')}
          detail={text('rulesPage.detail')}
          confirm={text('rulesPage.add')}
          start={{}}
          onSave={async rule => {
            await save([...rules, { ...rule, id: newRuleId(rules) }])
            toast(text('rulesPage.saved'), 'success')
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {editing && (
        <RuleDialog
          whole
          title={text('rulesPage.editTitle')}
          detail={text('rulesPage.detail')}
          confirm={text('rulesPage.save')}
          start={editing}
          onSave={async rule => {
            await save(rules.map(one => (one.id === editing.id ? { ...rule, id: one.id } : one)))
            toast(text('rulesPage.saved'), 'success')
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}

export default RulesPage

interface RuleTableProps {
  rules: readonly StatementRule[]
  mayEdit: boolean
  onChange: (rules: StatementRule[]) => void
  onEdit: (rule: StatementRule) => void
}

const RuleTable = ({ rules, mayEdit, onChange, onEdit }: RuleTableProps) => {
  const text = useTexts('bankStatements')
  const words = useTexts('statements')
  const amount = ({ fromPaise, toPaise }: StatementRule) =>
    [
      fromPaise !== undefined && text('rulesPage.amountFrom', { paise: formatPaise(fromPaise) }),
      toPaise !== undefined && text('rulesPage.amountTo', { paise: formatPaise(toPaise) }),
    ]
      .filter(Boolean)
      .join(' ') || '-'
  return (
    <PlainTable
      title={text('rulesPage.title')}
      none={text('rulesPage.none')}
      first={200}
      rows={rules}
      columns={[
        {
          label: text('rulesPage.looksFor'),
          cell: ({ words: own, pattern }) => (
            <>
              {own?.join(', ')}
              {own && pattern && ' · '}
              {pattern && <span className="mono">{pattern}</span>}
              {!own && !pattern && text('rulesPage.anything')}
            </>
          ),
        },
        {
          label: text('rulesPage.direction'),
          cell: ({ direction }) => text(direction ? `rows.${direction}` : 'rulesPage.both'),
        },
        { label: text('rulesPage.amount'), cell: amount },
        { label: text('rulesPage.category'), cell: ({ category }) => words(`category.${category}`) },
        {
          label: '',
          figure: true,
          cell: (rule, at) =>
            mayEdit && (
              <>
                {at > 0 && (
                  <IconButton
                    size="small"
                    aria-label={text('rulesPage.up', { name: nameOfRule(rule) })}
                    onClick={() => onChange(rules.with(at, rules[at - 1] as StatementRule).with(at - 1, rule))}
                  >
                    <ArrowUp aria-hidden="true" />
                  </IconButton>
                )}
                <IconButton
                  size="small"
                  aria-label={text('rulesPage.edit', { name: nameOfRule(rule) })}
                  onClick={() => onEdit(rule)}
                >
                  <Pencil aria-hidden="true" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={text('rulesPage.remove', { name: nameOfRule(rule) })}
                  onClick={() => onChange(rules.filter(one => one !== rule))}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </>
            ),
        },
      ]}
    />
  )
}

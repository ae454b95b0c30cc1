import { Button } from '@mui/material'
import { useGetList } from 'ra-core'
import type { CustomerStatement } from '../../../../../contracts/resources/postpaidStatement.ts'
import { InlineAlert } from '../../../../components/InlineAlert.tsx'
import { Section } from '../../../../components/Section.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../../theme/useIsNarrow.ts'
import styles from './Account.module.css'
import { StatementLines } from './StatementLines.tsx'
import { StatementTable } from './StatementTable.tsx'

const ROWS = 12

/** A year of monthly statements, newest first, each as a PDF. */
export const PostpaidStatements = ({ userId }: { userId: string }) => {
  const text = useTexts('adminPostpaid')
  const narrow = useIsNarrow()
  const { data, total, error, refetch } = useGetList<CustomerStatement>(
    'postpaid-statements',
    {
      filter: { customer: userId },
      sort: { field: 'id', order: 'DESC' },
      pagination: { page: 1, perPage: ROWS },
    },
    { onError: () => {} },
  )
  return (
    <Section
      flush
      title={text('statements.title')}
      aside={(total ?? 0) > ROWS && text('statements.more', { count: ROWS })}
    >
      {error && !data ? (
        <div className={styles.padded}>
          <InlineAlert
            tone="danger"
            action={
              <Button size="small" onClick={() => void refetch()}>
                {text('statements.retry')}
              </Button>
            }
          >
            {text('statements.failed')}
          </InlineAlert>
        </div>
      ) : data?.length === 0 ? (
        <p className={styles.padded}>{text('statements.none')}</p>
      ) : narrow ? (
        <StatementLines statements={data ?? []} />
      ) : (
        <StatementTable statements={data} />
      )}
    </Section>
  )
}

import { useNavigate } from 'react-router-dom'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { withId } from '../../../contracts/platform/paths.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { useRerunPrice, useRunAgain } from '../verifications/list/useRunAgain.ts'
import { useProduct } from '../verifications/product.ts'
import type { StatementRecord } from './analysis.ts'

/** Runs a check again that could not be read before: it is charged as any other check, if it is read. */
export const ReadAgain = ({ record, rows }: { record: StatementRecord; rows: number }) => {
  const text = useTexts('bankStatements')
  const { paths } = useProduct()
  const navigate = useNavigate()
  const atMostPaise = useRerunPrice()(record)
  const { busy, runAgain } = useRunAgain()
  const again = async () => {
    const [newId] = await runAgain([{ id: record.id, atMostPaise }])
    if (newId) await navigate(withId(paths.detail, newId))
  }
  return (
    <BusyButton variant="contained" busy={busy} onClick={() => void again()}>
      {text('columns.runAgain', { smart_count: rows, price: formatPaise(atMostPaise) })}
    </BusyButton>
  )
}

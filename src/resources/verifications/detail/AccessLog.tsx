import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { z } from 'zod'
import type { verificationAccessLog } from '../../../../contracts/calls/verifications.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { Section } from '../../../components/Section.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct } from '../product.ts'
import styles from './Detail.module.css'

type Entry = z.output<typeof verificationAccessLog.reply>[number]

/** Who was shown values of the check, how, and for a single value why. */
export const AccessLog = ({ title, entries }: { title: string; entries: Entry[] | undefined }) => {
  const text = useTexts('accessLog')
  const locale = useLocale()
  const { full } = useDateFormats()
  const { inputFields, resultFields } = useProduct()
  const named = (source: string | null) =>
    [...inputFields, ...resultFields].find(field => field.source === source)?.label[locale] ?? source ?? ''
  return (
    <Section flush title={title}>
      {entries?.length === 0 ? (
        <p className={styles.none}>{text('empty')}</p>
      ) : (
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{text('when')}</TableCell>
              <TableCell>{text('by')}</TableCell>
              <TableCell>{text('what')}</TableCell>
              <TableCell>{text('reason')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {entries?.map(({ at, by, action, field, reason }) => (
              <TableRow key={`${at}${action}${by}${field}`}>
                <TableCell className="num">{full(at)}</TableCell>
                <TableCell>{by}</TableCell>
                <TableCell>{text(action, { field: named(field) })}</TableCell>
                <TableCell>{reason ?? '-'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {entries?.length === limits.accessLogEntries && (
        <p className={styles.none}>{text('newest', { count: limits.accessLogEntries })}</p>
      )}
    </Section>
  )
}

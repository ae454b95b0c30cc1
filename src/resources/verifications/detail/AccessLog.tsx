import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { z } from 'zod'
import type { verificationAccessLog } from '../../../../contracts/calls/verifications.ts'
import { Section } from '../../../components/Section.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct } from '../product.ts'
import styles from './Detail.module.css'

type Entry = z.output<typeof verificationAccessLog.reply>[number]

/** Who saw a value whole and why, and who took the list away. */
export const AccessLog = ({ entries }: { entries: Entry[] | undefined }) => {
  const text = useTexts('verifications')
  const locale = useLocale()
  const { full } = useDateFormats()
  const { inputFields, resultFields } = useProduct()
  const named = (source: string | null) =>
    [...inputFields, ...resultFields].find(field => field.source === source)?.label[locale] ?? source ?? ''
  return (
    <Section flush title={text('detail.accessLog')}>
      {entries?.length === 0 ? (
        <p className={styles.none}>{text('access.empty')}</p>
      ) : (
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{text('access.when')}</TableCell>
              <TableCell>{text('access.by')}</TableCell>
              <TableCell>{text('access.what')}</TableCell>
              <TableCell>{text('access.reason')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {entries?.map(({ at, by, action, field, reason }) => (
              <TableRow key={`${at}${by}`}>
                <TableCell className="num">{full(at)}</TableCell>
                <TableCell>{by}</TableCell>
                <TableCell>{text(`access.${action}`, { field: named(field) })}</TableCell>
                <TableCell>{reason ?? '-'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}

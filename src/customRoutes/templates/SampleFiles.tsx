import { Button } from '@mui/material'
import { Download } from 'lucide-react'
import { use } from 'react'
import { bulkTemplate, bulkTemplateWorkbook } from '../../../contracts/calls/bulk.ts'
import type { Product } from '../../../contracts/products/index.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { Section } from '../../components/Section.tsx'
import { useToast } from '../../components/useToast.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { loadDeclarations } from '../../resources/verifications/declarations.ts'
import styles from './Templates.module.css'

const formats = [
  { name: 'csv', call: bulkTemplate },
  { name: 'xlsx', call: bulkTemplateWorkbook },
] as const

/** A sample file for each product that supports bulk, with a button to copy it as a template. */
export const SampleFiles = ({ onClone }: { onClone: (product: Product) => void }) => {
  const text = useTexts('templates')
  const toast = useToast()
  const locale = useLocale()
  const mayAct = useCanEdit()
  const save = ({ name, call }: (typeof formats)[number], { id }: Product) =>
    download(call, { params: { product: id }, query: {} }, `${id}-template.${name}`).catch((error: CallError) =>
      toast(error.message, 'error'),
    )
  return (
    <Section flush title={text('samples.title')}>
      <ul className={styles.rows}>
        {use(loadDeclarations())
          .filter(product => product.bulk)
          .map(product => {
            const name = product.label[locale]
            const columns = product.inputFields.map(({ label, optional }) =>
              optional ? text('samples.optional', { label: label[locale] }) : label[locale],
            )
            return (
              <li key={product.id} className={styles.row}>
                <div className={styles.what}>
                  <b>{name}</b>
                  <span>{text('samples.columns', { columns: columns.join(', ') })}</span>
                </div>
                <div className={styles.actions}>
                  {formats.map(format => (
                    <Button
                      key={format.name}
                      size="small"
                      variant="outlined"
                      startIcon={<Download aria-hidden="true" />}
                      aria-label={text(`samples.${format.name}Of`, { name })}
                      onClick={() => void save(format, product)}
                    >
                      {text(`samples.${format.name}`)}
                    </Button>
                  ))}
                  {mayAct && (
                    <Button
                      size="small"
                      aria-label={text('samples.cloneOf', { name })}
                      onClick={() => onClone(product)}
                    >
                      {text('samples.clone')}
                    </Button>
                  )}
                </div>
              </li>
            )
          })}
      </ul>
    </Section>
  )
}

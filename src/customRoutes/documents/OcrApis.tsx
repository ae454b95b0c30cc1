import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { BookOpen, KeyRound, ScanText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { mounts } from '../../../contracts/calls/callRoute.ts'
import { listDocumentKinds } from '../../../contracts/calls/documents.ts'
import { entryOf } from '../../../contracts/checks/catalogue.ts'
import { priceItemFor } from '../../../contracts/checks/priceItems.ts'
import { type DocumentFamily, documentFamilies, families } from '../../../contracts/ocr/families.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { useSession } from '../../authProvider/session.ts'
import { CopyBox } from '../../components/CopyBox.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { usePrices, useProductFacts } from '../../resources/verifications/product.ts'
import styles from './OcrApis.module.css'

const PRODUCT = 'ocr-document'

/** Every kind of document that can be read: what is read, what it costs, how it is called, and a first try. */
const OcrApis = () => {
  const text = useTexts('ocr')
  const { config } = useSession()
  return (
    <>
      <PageHeader
        title={text('kinds.title')}
        actions={
          <>
            <Button
              variant="outlined"
              startIcon={<BookOpen />}
              href={config.apiDocsUrl}
              target="_blank"
              rel="noreferrer"
            >
              {text('kinds.docs')}
            </Button>
            <Button variant="contained" component={Link} to={paths.globalOcr} startIcon={<ScanText />}>
              {text('kinds.try')}
            </Button>
          </>
        }
      />
      <div className={styles.page}>
        <p className={styles.lead}>{text('kinds.lead')}</p>
        <Kinds />
        <HowToCall />
        <Promises />
      </div>
    </>
  )
}

export default OcrApis

const Kinds = () => {
  const text = useTexts('ocr')
  const words = useTexts('documents')
  const locale = useLocale()
  const { data } = useCallQuery(listDocumentKinds, {})
  const entry = entryOf(PRODUCT)
  const { pricePaise } = useProductFacts(entry)
  const priceOf = usePrices(entry, pricePaise)
  const fieldsOf = (family: DocumentFamily) =>
    family === 'detect'
      ? text('kinds.anyDetail')
      : `${families[family].reads.map(name => words(`field.${name}`)).join(', ')} ${text('kinds.andMore')}`
  return (
    <Section flush title={text('kinds.kinds')}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>{text('kinds.kind')}</TableCell>
            <TableCell className={styles.wideOnly}>{text('kinds.reads')}</TableCell>
            <TableCell>{text('kinds.call')}</TableCell>
            <TableCell align="right">{text('kinds.price')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {documentFamilies.map(family => (
            <TableRow key={family}>
              <TableCell className={styles.kind}>
                {families[family].label[locale]}
                {data?.some(one => one.family === family && !one.isOn) && (
                  <ToneChip tone="neutral" label={text('kinds.off')} />
                )}
              </TableCell>
              <TableCell className={styles.wideOnly}>{fieldsOf(family)}</TableCell>
              <TableCell className="mono">{addressOf(family)}</TableCell>
              <TableCell align="right" className="num">
                {formatPaise(priceOf(priceItemFor(PRODUCT, { kind: family })))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}

const addressOf = (family: DocumentFamily) => `${mounts.gateway}/${families[family].endpoint ?? PRODUCT}`

const HowToCall = () => {
  const text = useTexts('ocr')
  const origin = window.location.origin
  const authorization = '-H "Authorization: Bearer $KEY"'
  const body = `{"files":["sample_pan"],"consent":true,"purpose":"customer_onboarding"}`
  return (
    <Section
      title={text('kinds.how')}
      aside={
        <Button size="small" component={Link} to={paths.apiKeys} startIcon={<KeyRound />}>
          {text('kinds.keys')}
        </Button>
      }
    >
      <ol className={styles.steps}>
        <li>
          {text('kinds.step1')}
          <CopyBox value={`curl ${origin}/v1/files ${authorization} -F file=@card.jpg`} name={text('kinds.step1')} />
        </li>
        <li>
          {text('kinds.step2')}
          <CopyBox
            value={`curl ${origin}${addressOf('pan')} ${authorization} -H 'Content-Type: application/json' -d '${body}'`}
            name={text('kinds.step2')}
          />
        </li>
        <li>
          {text('kinds.step3')}
          <CopyBox
            value={`curl ${origin}/v1/files/$FILE/content ${authorization} -o page.jpg`}
            name={text('kinds.step3')}
          />
        </li>
      </ol>
    </Section>
  )
}

const promises = ['free', 'aadhaar', 'kept', 'offline'] as const

const Promises = () => {
  const text = useTexts('ocr')
  return (
    <Section title={text('kinds.promise.title')}>
      <ul className={styles.promises}>
        {promises.map(name => (
          <li key={name}>{text(`kinds.promise.${name}`)}</li>
        ))}
      </ul>
    </Section>
  )
}

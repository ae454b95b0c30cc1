import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { setApiServerPrice } from '../../../contracts/calls/apiServers.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { ApiServerDetail } from '../../../contracts/resources/apiServer.ts'
import { sourceRoute } from '../../../contracts/resources/sourceRoute.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductLabel } from '../verifications/useProductLabel.ts'
import styles from './ApiServers.module.css'

type Product = ApiServerDetail['health'][number]

/** Each product that the provider answers: its state, the last day's calls, and what an answer costs us. */
export const Health = ({ record: server }: { record: ApiServerDetail }) => {
  const text = useTexts('adminSources')
  const mayPrice = useStaffCanCall(setApiServerPrice)
  const [pricing, setPricing] = useState<Product | null>(null)
  return (
    <div className={styles.parts}>
      <Section flush title={text('health.title')}>
        <Table size="small" aria-label={text('health.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('try.product')}</TableCell>
              <TableCell>{text('health.state')}</TableCell>
              <TableCell align="right">{text('health.calls')}</TableCell>
              <TableCell align="right">{text('try.cost')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {server.health.map(one => (
              <ProductRow
                key={one.product}
                provider={server.id}
                product={one}
                onPrice={mayPrice ? setPricing : undefined}
              />
            ))}
          </TableBody>
        </Table>
        <p className={styles.foot}>{text('health.credit')}</p>
      </Section>
      {pricing && <PriceDialog server={server} product={pricing} onClose={() => setPricing(null)} />}
    </div>
  )
}

interface ProductRowProps {
  provider: string
  product: Product
  onPrice: ((product: Product) => void) | undefined
}

const ProductRow = ({ provider, product: one, onPrice }: ProductRowProps) => {
  const text = useTexts('adminSources')
  const locale = useLocale()
  const name = useProductLabel()(one.product)
  const { label, tone = 'neutral' } = sourceRoute.fields.sourceState.choices[one.breaker]
  const search = new URLSearchParams({ product: one.product, source: provider })
  return (
    <TableRow>
      <TableCell>
        <Link to={`${paths.adminTestApis}?${search}`} aria-label={text('health.tryOne', { product: name })}>
          {name}
        </Link>
        {one.oddFields.length > 0 && (
          <span className={styles.odd}>{text('health.odd', { fields: one.oddFields.join(', ') })}</span>
        )}
      </TableCell>
      <TableCell>
        <ToneChip tone={tone} label={label[locale]} />
        {one.lastOutcome && <span className={styles.odd}>{text(`outcome.${one.lastOutcome}`)}</span>}
      </TableCell>
      <TableCell align="right" className="num">
        {one.calls === 0
          ? text('unknown')
          : text('health.answered', { answers: formatCount(one.answers), calls: formatCount(one.calls) })}
        {one.medianMs !== null && one.p95Ms !== null && (
          <span className={styles.odd}>{text('health.times', { median: one.medianMs, p95: one.p95Ms })}</span>
        )}
      </TableCell>
      <TableCell align="right">
        {one.pricePaise === null ? text('unknown') : <Money paise={one.pricePaise} />}
        {onPrice && (
          <Button
            size="small"
            color="inherit"
            aria-haspopup="dialog"
            aria-label={text('health.priceOne', { product: name })}
            onClick={() => onPrice(one)}
          >
            {text('health.price')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  )
}

interface PriceDialogProps {
  server: ApiServerDetail
  product: Product
  onClose: () => void
}

const PriceDialog = ({ server, product: { product, pricePaise, isAgreed }, onClose }: PriceDialogProps) => {
  const text = useTexts('adminSources')
  const name = useProductLabel()(product)
  return (
    <ActionDialog
      call={setApiServerPrice}
      params={{ id: server.id }}
      body={{ product }}
      defaults={{ pricePaise: isAgreed ? pricePaise : null }}
      fields={[
        { source: 'pricePaise', kind: 'money', label: text('pricing.price'), hint: text('pricing.hint') },
        reasonField,
      ]}
      title={text('pricing.title', { product: name, provider: server.label })}
      confirm={text('pricing.confirm')}
      done={text('pricing.done', { product: name })}
      onClose={onClose}
    />
  )
}

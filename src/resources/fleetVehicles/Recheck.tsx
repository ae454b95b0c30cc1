import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { recheckVehicles } from '../../../contracts/calls/fleet.ts'
import { entryOf } from '../../../contracts/checks/catalogue.ts'
import { fleetLimits } from '../../../contracts/fleet.ts'
import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { RadioChoices } from '../../components/RadioChoices.tsx'
import { useToast } from '../../components/useToast.ts'
import { attemptKeys } from '../../dataProvider/attemptKeys.ts'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductFacts } from '../verifications/product.ts'
import styles from './Fleet.module.css'

const products = { rc: 'vehicle-rc-check', challans: 'vehicle-challans' } as const
const names = ['rc', 'challans'] as const

export interface RecheckProps {
  ids?: string[]
  /** Without ids: those that are due, or all, of the group if there is one. */
  of?: 'due' | 'all'
  group?: string | undefined
  /** How many vehicles are meant. */
  count: number
  /** What is chosen at first. */
  first?: keyof typeof products
  onClose: () => void
}

/** Shows the price, then makes the file and opens it; it starts there. */
const Recheck = ({ ids, of = 'due', group, count, first = 'rc', onClose }: RecheckProps) => {
  const text = useTexts('fleet')
  const titleId = useId()
  const toast = useToast()
  const navigate = useNavigate()
  const keys = useRef(attemptKeys())
  const [chosen, setChosen] = useState<keyof typeof products>(first)
  const { mutate, isPending } = useCallMutation(recheckVehicles)
  const product = entryOf(products[chosen])
  const { pricePaise } = useProductFacts(product)
  const rows = Math.min(count, fleetLimits.recheck)
  const body = { product: products[chosen], of, ...(ids && { ids }), ...(group && { group }) }
  const prepare = () =>
    mutate(
      { body, idempotencyKey: keys.current.keyFor(JSON.stringify(body)) },
      {
        onSuccess: job => void navigate(`${product.paths.verify}?mode=bulk&job=${job.id}`),
        onError: ({ message }) => toast(message, 'error'),
      },
    )
  return (
    <Dialog open onClose={isPending ? undefined : onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text('recheck.title', { smart_count: rows, count: formatCount(rows) })}</DialogTitle>
      <DialogContent>
        <RadioChoices
          title={text('recheck.product')}
          value={chosen}
          choices={names.map(value => ({ value, label: text(`recheck.products.${value}`) }))}
          onChange={setChosen}
        />
        <p className={`num ${styles.price}`}>
          {text('recheck.price', { count: formatCount(rows), each: formatPaise(pricePaise) })} ={' '}
          {formatPaise(rows * pricePaise)}
        </p>
        <p className={styles.hint}>{text('recheck.detail')}</p>
        {count > rows && <p className={styles.hint}>{text('recheck.most', { count: formatCount(rows) })}</p>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isPending} onClick={onClose}>
          {text('vehicle.cancel')}
        </Button>
        <BusyButton variant="contained" busy={isPending} onClick={prepare}>
          {text('recheck.confirm')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  )
}

export default Recheck

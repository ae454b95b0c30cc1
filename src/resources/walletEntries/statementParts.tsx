import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/paths.ts'
import { ChoiceEditor } from '../../components/list/ChoiceEditor.tsx'
import type { FilterEditorProps } from '../../components/list/declaration.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useWallets } from '../../wallets/useWallets.ts'

/** The payments by card, which the statement only names. */
export const OrdersButton = () => (
  <Button color="inherit" variant="outlined" component={Link} to={paths.myOrders}>
    {useTexts('walletEntries')('orders')}
  </Button>
)

/** The wallets that this customer has. */
export const WalletEditor = ({ label, options, value = [], onChange }: FilterEditorProps<string[]>) => {
  const own = useWallets().wallets.map(({ kind }): string => kind)
  const offered = options.filter(option => own.includes(option.value))
  return <ChoiceEditor label={label} options={offered} chosen={value} onChange={onChange} />
}

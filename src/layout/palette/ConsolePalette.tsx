import { ScrollText } from 'lucide-react'
import { entryOf, productIds } from '../../../contracts/checks/catalogue.ts'
import { menuFor } from '../../../contracts/pages/menu.ts'
import { canAccess, type Permission } from '../../../contracts/people/permissions.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { apiRequest } from '../../../contracts/resources/apiRequest.ts'
import { customerPaymentOrder } from '../../../contracts/resources/paymentOrder.ts'
import { walletEntry } from '../../../contracts/resources/walletEntry.ts'
import { useSession } from '../../authProvider/session.ts'
import { useFeatures } from '../../authProvider/useFeatures.ts'
import { productIcons } from '../../components/productIcons.tsx'
import { builtPages } from '../../customRoutes/routes.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type Command, CommandPalette } from './CommandPalette.tsx'
import { menuCommands } from './menuCommands.ts'
import { useRecordById } from './useRecordById.ts'

/** Lists without an entry of their own in the menu. */
const lists = [
  { resource: walletEntry, to: paths.walletStatement },
  { resource: customerPaymentOrder, to: paths.myOrders },
  { resource: apiRequest, to: paths.apiTrackingReport },
]

/** The customer's palette: pages, products, and checks, files and API requests by their ID. */
const ConsolePalette = ({ onClose }: { onClose: () => void }) => {
  const text = useTexts('palette')
  const shell = useTexts('shell')
  const locale = useLocale()
  const { userId, permissions, config } = useSession()
  const mayList = (permission: Permission) => canAccess(permissions, { action: 'list', permission })
  const menu = menuFor({ userId, permissions, apiDocsUrl: config.apiDocsUrl }, useFeatures(), builtPages)
  const listed: Command[] = lists
    .filter(({ resource }) => mayList(resource.permission))
    .map(({ resource: { name, words }, to }) => ({ id: name, label: words?.title[locale] ?? '', icon: ScrollText, to }))
  const products = productIds.map(entryOf).flatMap(({ id, label, icon, paths: own }) => {
    const command = { icon: productIcons[icon], label: label[locale] }
    return [
      { ...command, id: `${id}.verify`, detail: shell('leaf.verification'), to: own.verify },
      { ...command, id: `${id}.list`, detail: shell('leaf.responses'), to: own.list },
    ]
  })
  return (
    <CommandPalette
      pages={[...menuCommands(menu, shell), ...listed]}
      products={mayList('verifications') ? products : []}
      useFinding={useRecordById}
      placeholder={text('console')}
      onClose={onClose}
    />
  )
}

export default ConsolePalette

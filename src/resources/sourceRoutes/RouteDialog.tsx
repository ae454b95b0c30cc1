import { changeRoute } from '../../../contracts/calls/sourceRoutes.ts'
import type { RouteChoice } from '../../../contracts/platform/sourceProviders.ts'
import type { SourceRouteDetail } from '../../../contracts/resources/sourceRoute.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductLabel } from '../verifications/useProductLabel.ts'
import { ChangePreview } from './ChangePreview.tsx'
import { ChoicesEditor } from './ChoicesEditor.tsx'

interface RouteDialogProps {
  route: SourceRouteDetail
  onClose: () => void
}

/** Chooses primary, fallbacks and shares for everybody or for one customer, and shows what changes. */
const RouteDialog = ({ route, onClose }: RouteDialogProps) => {
  const text = useTexts('adminSources')
  const product = useProductLabel()(route.product)
  const choices: RouteChoice[] = route.choices.map(({ provider, percent }) => ({ provider, percent }))
  return (
    <ActionDialog
      guard
      wide
      call={changeRoute}
      params={{ product: route.product }}
      defaults={{ customer: null, choices, hedgeMs: route.hedgeMs, acceptTwoCharges: false }}
      fields={[
        { source: 'choices', component: <ChoicesEditor providers={route.providers} /> },
        { source: 'customer', mono: true, label: text('changing.customer'), hint: text('changing.customerHint') },
        { source: 'hedgeMs', kind: 'number', label: text('changing.hedge'), hint: text('changing.hedgeHint') },
        { source: 'acceptTwoCharges', kind: 'checkbox', label: text('changing.twoCharges') },
        reasonField,
      ]}
      title={text('changing.title', { product })}
      detail={text('changing.detail')}
      confirm={text('changing.confirm')}
      done={text('changing.done', { product })}
      onClose={onClose}
    >
      <ChangePreview route={route} />
    </ActionDialog>
  )
}

export default RouteDialog

import { Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { readUserLogo, removeUserLogo } from '../../../../contracts/calls/letterhead.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { reasonField } from '../../../components/form/field.ts'
import { useBlobImage } from '../../../components/useBlobImage.ts'
import { callApiResponse } from '../../../dataProvider/api.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './UserPage.module.css'

interface LogoDialogProps {
  user: AdminUserDetail
  onClose: () => void
}

/** Shows the logo of a customer's reports, and removes it if it is abused. */
export const LogoDialog = ({ user: { id, name }, onClose }: LogoDialogProps) => {
  const text = useTexts('admin')
  return (
    <ActionDialog
      danger
      call={removeUserLogo}
      params={{ id }}
      fields={[reasonField]}
      title={text('users.logo.title', { name })}
      detail={
        <>
          <p>{text('users.logo.detail')}</p>
          <Picture id={id} name={name} />
        </>
      }
      confirm={text('users.logo.remove')}
      done={text('users.logo.done', { name })}
      onClose={onClose}
    />
  )
}

const Picture = ({ id, name }: { id: string; name: string }) => {
  const text = useTexts('admin')
  const { data, isError } = useQuery({
    queryKey: ['user-logo', id],
    queryFn: async () => (await callApiResponse(readUserLogo, { params: { id } })).blob(),
    retry: false,
    // It is loaded again each time, because the customer may have replaced it.
    gcTime: 0,
  })
  const draw = useBlobImage(data)
  if (isError) return <p>{text('users.logo.failed')}</p>
  if (!data) return <Skeleton variant="rounded" height={80} />
  return (
    <div className={styles.logo}>
      <img ref={draw} alt={text('users.logo.picture', { name })} />
    </div>
  )
}

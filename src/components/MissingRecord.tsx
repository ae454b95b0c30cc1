import { Button } from '@mui/material'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { MessagePage } from './MessagePage.tsx'

interface MissingRecordProps {
  title: string
  detail: string
  /** The list to which it leads back, and the button's label. */
  to: string
  back: string
}

/** In place of the page of a record that does not exist, or that the viewer may not see. */
export const MissingRecord = ({ title, detail, to, back }: MissingRecordProps) => (
  <MessagePage
    icon={SearchX}
    title={title}
    action={
      <Button variant="outlined" component={Link} to={to}>
        {back}
      </Button>
    }
  >
    {detail}
  </MessagePage>
)

import { Button } from '@mui/material'
import { List } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** From the form to the overview of all kinds. */
const DocumentLinks = () => {
  const text = useTexts('ocr')
  return (
    <Button variant="outlined" component={Link} to={paths.ocrApis} startIcon={<List />}>
      {text('form.kinds')}
    </Button>
  )
}

export default DocumentLinks

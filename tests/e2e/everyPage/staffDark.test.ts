import { tourStaffPages } from './signedInTours.ts'
import { looks } from './tours.ts'

await tourStaffPages(looks.dark)

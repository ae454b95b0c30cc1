export { challanTool } from '../hi/challanTool.ts'
export { tutorials } from '../hi/tutorials.ts'
export { usage } from '../hi/usage.ts'

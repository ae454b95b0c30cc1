export { challanTool } from '../hi/challanTool.ts'
export { proof } from '../hi/proof.ts'
export { tutorials } from '../hi/tutorials.ts'
export { usage } from '../hi/usage.ts'

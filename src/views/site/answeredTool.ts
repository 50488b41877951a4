import type { ToolName } from '../../services/content/schemas/sections.js'
import type { SiteTools } from '../pageContext/site.js'

/** Value of `data-answered` for an answer rendered by the server; `markSection` sets it in the browser. */
export const answeredTool = (
  { requestedTool }: SiteTools,
  tool: ToolName | undefined = requestedTool?.tool,
): ToolName | undefined => (requestedTool?.tool === tool ? tool : undefined)

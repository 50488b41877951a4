import { useSite } from '../pageContext/site.js'
import OpenNow from '../site/OpenNow.js'

export default function Hours() {
  const { hours, t } = useSite()
  return (
    <div data-hours="">
      <p>
        <OpenNow />
      </p>
      {hours.closure !== undefined && <p className="closure-notice">{hours.closure}</p>}
      <table className="hours mt-3">
        <caption className="vh">{t('common:hours.caption')}</caption>
        <tbody>
          {hours.week.map(({ day, hours: words, isToday }) => (
            <tr key={day} aria-current={isToday ? 'date' : undefined}>
              <th scope="row">{isToday ? t('common:hours.today', { day }) : day}</th>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

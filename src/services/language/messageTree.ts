/*
 * Generated from locales/fr by scripts/words/writeWordTypes.ts, not in git. Each text is reduced to its
 * placeholders.
 */
export interface MessageTree {
  readonly applications: {
    readonly apply: ''
    readonly title: ''
    readonly spontaneousTitle: ''
    readonly question: '{{contact}}'
    readonly summary: '{{points}}'
    readonly ready: ''
    readonly email: {
      readonly errors: {
        readonly required: ''
      }
    }
    readonly phone: {
      readonly errors: {
        readonly required: ''
      }
    }
    readonly form: {
      readonly offer: ''
      readonly availability: ''
      readonly message: ''
      readonly messageHint: ''
      readonly consent: '{{retention}}'
      readonly keep: '{{otherOffers}}{{retention}}'
      readonly notes: {
        readonly why: ''
        readonly who: ''
      }
      readonly send: ''
      readonly delay: '{{delay}}'
    }
    readonly offer: {
      readonly spontaneous: ''
      readonly errors: {
        readonly required: ''
        readonly closed: ''
      }
    }
    readonly availability: {
      readonly none: ''
      readonly options: {
        readonly day: ''
        readonly evening: ''
        readonly saturday: ''
      }
      readonly errors: {
        readonly unknown: ''
      }
    }
    readonly message: {
      readonly errors: {
        readonly tooLong: ''
      }
    }
    readonly files: {
      readonly errors: {
        readonly required: ''
        readonly tooMany: '{{count}}'
        readonly tooLarge: '{{limit}}{{name}}'
        readonly kind: '{{name}}'
        readonly empty: '{{name}}'
        readonly mismatch: '{{name}}'
        readonly locked: '{{name}}'
        readonly unreadable: '{{name}}'
        readonly infected: '{{name}}'
        readonly missing: '{{name}}'
        readonly taken: '{{name}}'
        readonly lost: ''
        readonly again: ''
      }
    }
    readonly upload: {
      readonly label: ''
      readonly hint: '{{count}}{{size}}'
      readonly without: ''
      readonly drop: ''
      readonly choose: ''
      readonly over: ''
      readonly full: '{{count}}'
      readonly makeRoom: ''
      readonly list: ''
      readonly unclaimed: ''
      readonly states: {
        readonly added: ''
        readonly queued: ''
        readonly offline: ''
        readonly carried: ''
        readonly canceled: ''
        readonly success: ''
      }
      readonly progress: '{{name}}'
      readonly progressSaid: '{{name}}{{percent}}'
      readonly stateSaid: '{{name}}{{state}}'
      readonly cancel: '{{name}}'
      readonly retry: '{{name}}'
      readonly chooseAgain: '{{name}}'
      readonly remove: '{{name}}'
      readonly removedSaid: '{{name}}'
      readonly sending: {
        readonly waiting: ''
        readonly failed: ''
        readonly refused: ''
      }
      readonly errors: {
        readonly tooBig: '{{filesize}}{{maxFilesize}}'
        readonly kind: ''
        readonly status: '{{statusCode}}'
        readonly tooMany: ''
        readonly network: ''
        readonly late: ''
        readonly interrupted: ''
      }
    }
    readonly consent: {
      readonly errors: {
        readonly required: ''
      }
    }
    readonly answer: {
      readonly by: '{{date}}'
      readonly within: '{{delay}}'
    }
    readonly received: {
      readonly head: ''
      readonly title: ''
      readonly nextBy: '{{date}}'
      readonly next: '{{delay}}'
      readonly change: ''
      readonly noNumbers: ''
    }
    readonly acknowledgement: {
      readonly subject: '{{reference}}'
      readonly preview: '{{answer}}'
      readonly opening: '{{answer}}'
      readonly retention: '{{retention}}'
      readonly retentionGeneral: '{{retention}}'
      readonly change: '{{phone}}'
      readonly notYou: ''
    }
    readonly hr: {
      readonly subject: '{{answer}}{{name}}{{reference}}'
      readonly preview: '{{answer}}'
      readonly title: ''
      readonly opening: '{{answer}}{{name}}{{offer}}'
      readonly spontaneous: '{{answer}}{{name}}'
      readonly availability: ''
      readonly language: ''
      readonly keep: ''
      readonly yes: ''
      readonly no: ''
      readonly documents: ''
      readonly notScanned: ''
      readonly open: ''
      readonly openApplication: ''
      readonly inStaffArea: ''
      readonly links: '{{days}}'
      readonly careful: ''
      readonly reply: ''
      readonly delete: ''
      readonly end: '{{retention}}'
      readonly endGeneral: '{{retention}}'
    }
    readonly warnings: {
      readonly macros: ''
      readonly script: ''
      readonly embedded: ''
      readonly remote: ''
      readonly password: ''
      readonly notFullyChecked: ''
    }
    readonly quarantine: {
      readonly subject: ''
      readonly title: ''
      readonly opening: ''
      readonly told: ''
      readonly file: ''
      readonly threat: ''
      readonly todo: '{{period}}'
    }
  }
  readonly careers: {
    readonly see: ''
    readonly seeAll: ''
    readonly all: ''
    readonly job: {
      readonly summary: ''
      readonly terms: ''
      readonly salary: ''
      readonly salaryRange: '{{from}}{{to}}'
      readonly schedule: ''
      readonly place: ''
      readonly start: ''
      readonly closes: ''
      readonly duties: ''
      readonly required: ''
      readonly assets: ''
      readonly offer: ''
      readonly hoursPerWeek: ''
    }
    readonly industry: ''
    readonly closed: {
      readonly title: '{{title}}'
      readonly lead: '{{date}}'
      readonly others: ''
      readonly none: ''
      readonly spontaneous: ''
    }
  }
  readonly common: {
    readonly skip: ''
    readonly language: ''
    readonly booking: ''
    readonly simulated: ''
    readonly simulatedAll: ''
    readonly emergency: ''
    readonly clinicDescription: ''
    readonly nav: {
      readonly main: ''
      readonly menu: ''
      readonly breadcrumb: ''
      readonly allUltrasound: ''
      readonly ultrasoundHint: ''
    }
    readonly menu: {
      readonly preparation: ''
      readonly open: ''
      readonly close: ''
    }
    readonly section: {
      readonly ultrasound: ''
      readonly therapy: ''
    }
    readonly action: {
      readonly book: ''
      readonly consult: ''
      readonly callAt: '{{phone}}'
      readonly home: ''
    }
    readonly footer: {
      readonly care: ''
      readonly clinic: ''
      readonly reach: ''
      readonly questions: ''
      readonly request: ''
      readonly hours: ''
      readonly ultrasoundBand: ''
      readonly therapyBand: ''
      readonly therapyText: ''
    }
    readonly contact: {
      readonly phone: ''
      readonly fax: ''
      readonly email: ''
    }
    readonly hours: {
      readonly caption: ''
      readonly today: '{{day}}'
      readonly open: ''
      readonly closed: ''
      readonly until: '{{time}}'
      readonly opensToday: '{{time}}'
      readonly opensTomorrow: '{{time}}'
      readonly opensOn: '{{date}}{{time}}'
      readonly range: '{{from}}{{to}}'
      readonly closedDay: ''
      readonly closedOn: '{{date}}{{reason}}'
      readonly closedFrom: '{{from}}{{reason}}{{to}}'
    }
    readonly days: {
      readonly monday: ''
      readonly tuesday: ''
      readonly wednesday: ''
      readonly thursday: ''
      readonly friday: ''
      readonly saturday: ''
      readonly sunday: ''
    }
    readonly place: {
      readonly transit: ''
      readonly parking: ''
      readonly access: ''
      readonly directions: ''
      readonly ways: ''
    }
    readonly route: {
      readonly heading: ''
      readonly choose: ''
      readonly ultrasound: ''
      readonly mri: ''
      readonly treatment: ''
      readonly steps: ''
      readonly stepFree: ''
      readonly stepFreeHint: ''
    }
  }
  readonly consent: {
    readonly title: ''
    readonly text: ''
    readonly refuse: ''
    readonly accept: ''
    readonly choose: ''
    readonly needed: {
      readonly name: ''
      readonly hint: ''
    }
    readonly measure: {
      readonly name: ''
      readonly hint: ''
    }
    readonly save: ''
    readonly later: ''
    readonly policy: ''
    readonly signal: ''
    readonly close: ''
    readonly manage: ''
  }
  readonly emails: {
    readonly callBack: {
      readonly by: '{{moment}}'
      readonly within: '{{delay}}'
    }
    readonly moment: '{{date}}{{time}}'
    readonly rows: {
      readonly line: '{{label}}{{value}}'
      readonly reference: ''
      readonly received: ''
      readonly language: ''
      readonly moments: ''
      readonly noMoment: ''
      readonly halfDays: ''
      readonly halfDay: '{{date}}{{half}}'
      readonly message: ''
      readonly verification: ''
    }
    readonly verification: {
      readonly low: ''
      readonly unreachable: ''
      readonly missing: ''
    }
    readonly extension: '{{extension}}{{phone}}'
    readonly footer: {
      readonly clinic: '{{address}}{{clinic}}{{phone}}'
      readonly urgent: ''
    }
    readonly acknowledgement: {
      readonly subject: '{{reference}}'
      readonly title: ''
      readonly greeting: '{{name}}'
      readonly greetingWithoutName: ''
      readonly byPhone: '{{callBack}}'
      readonly byEmail: '{{callBack}}'
      readonly previewByPhone: '{{callBack}}'
      readonly previewByEmail: '{{callBack}}'
      readonly prescription: ''
      readonly health: ''
      readonly change: '{{phone}}'
      readonly notYou: ''
      readonly callClinic: ''
      readonly notBooked: ''
      readonly noExam: ''
    }
    readonly desk: {
      readonly subjectByPhone: '{{answer}}{{name}}{{reference}}'
      readonly subjectByEmail: '{{answer}}{{name}}{{reference}}'
      readonly title: ''
      readonly byPhone: '{{callBack}}{{name}}'
      readonly byEmail: '{{callBack}}{{name}}'
      readonly preview: '{{callBack}}'
      readonly reply: ''
      readonly delete: ''
      readonly call: '{{phone}}'
      readonly open: ''
      readonly inStaffArea: ''
      readonly write: ''
    }
    readonly suspected: {
      readonly preview: ''
      readonly more_one: '{{count}}'
      readonly more_many: '{{count}}'
      readonly more_other: '{{count}}'
      readonly site: ''
      readonly requests: {
        readonly subject_one: '{{count}}'
        readonly subject_many: '{{count}}'
        readonly subject_other: '{{count}}'
        readonly title: ''
        readonly opening: ''
        readonly todo: '{{period}}'
      }
      readonly applications: {
        readonly subject_one: '{{count}}'
        readonly subject_many: '{{count}}'
        readonly subject_other: '{{count}}'
        readonly title: ''
        readonly opening: ''
        readonly todo: '{{period}}'
        readonly delete: ''
      }
      readonly delete: ''
    }
  }
  readonly errors: {
    readonly requestId: '{{id}}'
    readonly ways: {
      readonly ultrasound: ''
      readonly mri: ''
      readonly book: ''
    }
    readonly badRequest: {
      readonly message: ''
      readonly todo: ''
    }
    readonly crossSite: {
      readonly message: ''
      readonly todo: ''
    }
    readonly notFound: {
      readonly message: ''
      readonly todo: ''
    }
    readonly signedOut: {
      readonly message: ''
      readonly todo: ''
    }
    readonly otherSession: {
      readonly message: ''
      readonly todo: ''
    }
    readonly methodNotAllowed: {
      readonly message: ''
      readonly todo: ''
    }
    readonly gone: {
      readonly message: ''
      readonly todo: ''
    }
    readonly tooLarge: {
      readonly message: ''
      readonly todo: ''
    }
    readonly unsupportedType: {
      readonly message: ''
      readonly todo: ''
    }
    readonly tooMany: {
      readonly message: ''
      readonly todo: ''
    }
    readonly tooManyPages: {
      readonly message: ''
      readonly todo: ''
    }
    readonly unexpected: {
      readonly message: ''
      readonly todo: ''
    }
    readonly unknownMiddleware: {
      readonly message: ''
      readonly todo: ''
    }
    readonly unavailable: {
      readonly message: ''
      readonly todo: ''
    }
  }
  readonly exam: {
    readonly action: {
      readonly prepare: ''
      readonly check: ''
      readonly evidence: ''
      readonly compare: ''
    }
    readonly facts: {
      readonly label: ''
      readonly duration: ''
      readonly when: ''
      readonly preparation: ''
      readonly prescription: ''
      readonly cost: ''
      readonly results: ''
      readonly early: '{{minutes}}'
    }
    readonly places: {
      readonly label: ''
      readonly check: ''
      readonly sound: ''
      readonly prepare: ''
      readonly visit: ''
      readonly weeks: ''
      readonly cycle: ''
      readonly evidence: ''
      readonly plate: ''
      readonly cost: ''
      readonly notice: ''
      readonly questions: ''
    }
    readonly sheet: {
      readonly before: ''
      readonly onTheDay: ''
      readonly do: ''
      readonly bring: ''
      readonly print: ''
      readonly date: ''
      readonly time: ''
      readonly name: ''
    }
    readonly card: {
      readonly title: ''
      readonly consultTitle: ''
      readonly text: ''
    }
    readonly cycle: {
      readonly dayOne: ''
    }
    readonly weekExams: {
      readonly dating: ''
      readonly nuchalTranslucency: ''
      readonly morphological: ''
      readonly growth: ''
    }
    readonly weeks: {
      readonly dating: ''
      readonly nuchalTranslucency: ''
      readonly morphological: ''
      readonly growth: ''
    }
    readonly studyArms: {
      readonly prp: ''
      readonly placebo: ''
    }
    readonly sound: {
      readonly play: '{{seconds}}'
      readonly stop: ''
      readonly volume: ''
      readonly volumes: {
        readonly softest: ''
        readonly soft: ''
        readonly medium: ''
        readonly loud: ''
      }
      readonly note: ''
      readonly playing: ''
      readonly ended: ''
      readonly failed: ''
    }
    readonly cost: {
      readonly heading: ''
      readonly byPayer: ''
      readonly ofExam: '{{exam}}'
      readonly ramq: ''
      readonly valid: '{{date}}'
      readonly plan: ''
      readonly recourse: ''
      readonly byPhone: ''
      readonly call: '{{phone}}'
      readonly insured: {
        readonly value: ''
        readonly note: ''
        readonly text: ''
      }
      readonly notClaimable: {
        readonly note: ''
        readonly price: '{{price}}'
        readonly text: ''
      }
      readonly paidMri: {
        readonly note: ''
        readonly value: '{{price}}{{total}}'
        readonly valueNote: ''
        readonly price: '{{price}}{{total}}'
        readonly text: ''
      }
      readonly paidBreastMri: {
        readonly value: '{{total}}'
        readonly valueNote: '{{price}}'
        readonly price: '{{price}}{{total}}'
      }
      readonly paidPrp: {
        readonly note: ''
        readonly value: '{{price}}'
        readonly valueNote: ''
        readonly price: '{{extra}}{{price}}'
        readonly text: ''
      }
      readonly payers: {
        readonly ramq: ''
        readonly groupInsurance: ''
        readonly cnesst: ''
        readonly saaq: ''
        readonly noCard: ''
      }
      readonly answers: {
        readonly insured: {
          readonly short: ''
          readonly text: ''
        }
        readonly notClaimable: {
          readonly short: ''
          readonly text: ''
        }
        readonly hospital: {
          readonly short: ''
          readonly text: ''
        }
        readonly consultationCovered: {
          readonly short: ''
          readonly text: ''
        }
        readonly nothingToClaim: {
          readonly short: ''
          readonly text: ''
        }
        readonly askInsurer: {
          readonly short: ''
          readonly text: ''
        }
        readonly askFile: {
          readonly short: ''
          readonly text: '{{organization}}'
        }
        readonly noFile: {
          readonly short: ''
          readonly text: '{{organization}}'
        }
        readonly call: {
          readonly short: ''
          readonly text: '{{phone}}'
        }
        readonly samePrice: {
          readonly short: ''
          readonly text: ''
        }
      }
      readonly all: {
        readonly insured: ''
        readonly paidMri: '{{price}}{{total}}'
        readonly paidPrp: '{{extra}}{{price}}'
        readonly valid: '{{date}}'
        readonly paidBreastMri: '{{price}}{{total}}'
      }
    }
    readonly related: ''
    readonly sources: {
      readonly heading: ''
      readonly responsible: '{{medicalDirector}}'
      readonly reviewed: '{{reviewer}}'
      readonly updated: ''
      readonly general: ''
    }
    readonly findByPlace: ''
    readonly understand: ''
    readonly practical: ''
    readonly plate: {
      readonly lead: ''
      readonly drawing: ''
      readonly picture: ''
      readonly slider: ''
    }
  }
  readonly feedback: {
    readonly label: ''
    readonly question: ''
    readonly answer: {
      readonly yes: ''
      readonly no: ''
      readonly errors: {
        readonly required: ''
      }
    }
    readonly sentence: {
      readonly label: ''
      readonly hint: ''
      readonly errors: {
        readonly tooLong: '{{length}}'
      }
    }
    readonly page: {
      readonly errors: {
        readonly unknown: ''
      }
    }
    readonly send: ''
    readonly thanks: ''
    readonly title: ''
    readonly notSent: ''
    readonly where: ''
    readonly kept: '{{retention}}'
    readonly keptLink: ''
  }
  readonly forms: {
    readonly shared: {
      readonly optional: ''
      readonly choose: ''
      readonly name: ''
      readonly phone: ''
      readonly phoneHint: ''
      readonly email: ''
      readonly emailHint: ''
      readonly trap: ''
    }
    readonly asked: {
      readonly title: ''
      readonly change: ''
    }
    readonly contact: {
      readonly reach: ''
      readonly subject: ''
      readonly language: ''
      readonly moments: ''
      readonly halfDays: {
        readonly legend: ''
        readonly hint: ''
        readonly week: '{{date}}'
        readonly halves: {
          readonly morning: ''
          readonly afternoon: ''
          readonly evening: ''
        }
        readonly period: '{{from}}{{to}}'
        readonly outside: ''
      }
      readonly message: ''
      readonly messageHint: ''
      readonly consent: ''
      readonly send: ''
      readonly sending: ''
      readonly retry: ''
      readonly notes: {
        readonly why: ''
        readonly who: ''
        readonly howLong: '{{retention}}'
      }
      readonly urgent: ''
      readonly status: {
        readonly sending: ''
        readonly offline: ''
        readonly online: ''
      }
      readonly failed: {
        readonly refused: '{{phone}}'
        readonly lost: '{{phone}}'
        readonly late: '{{phone}}'
      }
    }
    readonly summary: {
      readonly title: '{{points}}'
    }
    readonly name: {
      readonly errors: {
        readonly required: ''
        readonly tooLong: ''
      }
    }
    readonly email: {
      readonly errors: {
        readonly at: ''
      }
    }
    readonly phone: {
      readonly errors: {
        readonly oneOfTwo: ''
      }
    }
    readonly subject: {
      readonly options: {
        readonly other: ''
      }
      readonly errors: {
        readonly required: ''
      }
    }
    readonly language: {
      readonly options: {
        readonly fr: ''
        readonly en: ''
      }
      readonly errors: {
        readonly required: ''
      }
    }
    readonly moments: {
      readonly options: {
        readonly morning: ''
        readonly afternoon: ''
        readonly saturday: ''
        readonly any: ''
      }
      readonly errors: {
        readonly unknown: ''
      }
    }
    readonly halfDays: {
      readonly errors: {
        readonly tooMany: '{{most}}'
        readonly gone: ''
      }
    }
    readonly message: {
      readonly errors: {
        readonly tooLong: ''
      }
    }
    readonly consent: {
      readonly errors: {
        readonly required: ''
      }
    }
    readonly status: {
      readonly points: '{{points}}'
      readonly ready: ''
    }
    readonly verification: {
      readonly terms: ''
      readonly when: ''
      readonly noKey: ''
      readonly noVersion: ''
      readonly notLoaded: ''
      readonly notRun: ''
    }
    readonly privacy: {
      readonly kept: {
        readonly requests: ''
        readonly applications: ''
      }
      readonly where: '{{hosting}}'
      readonly rights: '{{email}}{{officer}}'
      readonly child: ''
    }
  }
  readonly home: {
    readonly finder: {
      readonly label: ''
      readonly none: ''
      readonly request: ''
      readonly how: '{{exam}}'
      readonly readPrp: ''
    }
    readonly prepare: '{{exam}}'
    readonly errorTitle: ''
  }
  readonly legal: {
    readonly since: ''
    readonly from: ''
    readonly to: ''
    readonly contents: ''
    readonly kept: {
      readonly fields: '{{fields}}'
      readonly who: '{{who}}'
      readonly howLong: '{{howLong}}'
    }
    readonly fields: {
      readonly reference: ''
      readonly number: ''
      readonly sentAt: ''
      readonly locale: ''
      readonly suspected: ''
      readonly consent: ''
      readonly keep: ''
      readonly verification: ''
      readonly state: ''
      readonly assignee: ''
      readonly promised: ''
      readonly events: ''
      readonly linksRevoked: ''
      readonly page: ''
      readonly answer: ''
      readonly sentence: ''
      readonly fileName: ''
      readonly fileType: ''
      readonly fileSize: ''
      readonly fileOwner: ''
      readonly fileApplication: ''
      readonly fileThreat: ''
      readonly email: ''
      readonly emailKind: ''
      readonly emailState: ''
      readonly staffName: ''
      readonly staffRoles: ''
      readonly staffSettings: ''
      readonly staffState: ''
      readonly staffSecrets: ''
      readonly staffSessions: ''
      readonly staffTexts: ''
      readonly auditAt: ''
      readonly auditActor: ''
      readonly auditAction: ''
      readonly auditProof: ''
      readonly privacyKinds: ''
      readonly privacyDays: ''
      readonly privacySearch: ''
      readonly privacyDecisions: ''
      readonly incidentInformation: ''
      readonly incidentCircumstances: ''
      readonly incidentDays: ''
      readonly incidentPersons: ''
      readonly incidentRisk: ''
      readonly incidentNotices: ''
      readonly incidentMeasures: ''
      readonly digest: ''
      readonly sends: ''
    }
  }
  readonly lists: {
    readonly columns: {
      readonly received: ''
      readonly reference: ''
      readonly name: ''
      readonly phone: ''
      readonly extension: ''
      readonly email: ''
      readonly subject: ''
      readonly language: ''
      readonly moments: ''
      readonly halfDays: ''
      readonly message: ''
      readonly pageLanguage: ''
      readonly consent: ''
      readonly verification: ''
      readonly suspected: ''
      readonly id: ''
      readonly offer: ''
      readonly offerCloses: ''
      readonly availability: ''
      readonly files: ''
      readonly linksRevoked: ''
      readonly keep: ''
      readonly page: ''
      readonly yes: ''
      readonly no: ''
      readonly share: ''
      readonly answer: ''
      readonly sentence: ''
    }
    readonly verification: {
      readonly passed: ''
      readonly low: ''
      readonly unreachable: ''
      readonly missing: ''
    }
    readonly suspected: {
      readonly honeypot: ''
      readonly tooFast: ''
      readonly desk: ''
    }
    readonly scan: {
      readonly clean: ''
      readonly notScanned: ''
    }
    readonly requests_one: '{{count}}'
    readonly requests_many: '{{count}}'
    readonly requests_other: '{{count}}'
    readonly applications_one: '{{count}}'
    readonly applications_many: '{{count}}'
    readonly applications_other: '{{count}}'
    readonly feedback_one: '{{count}}'
    readonly feedback_many: '{{count}}'
    readonly feedback_other: '{{count}}'
  }
  readonly network: {
    readonly loading: ''
    readonly off: {
      readonly title: ''
      readonly text: ''
    }
    readonly on: {
      readonly title: ''
      readonly text: ''
    }
    readonly codeFailed: ''
    readonly scriptFailed: {
      readonly title: ''
      readonly text: ''
      readonly reload: ''
    }
    readonly offline: {
      readonly head: ''
      readonly title: ''
      readonly lead: ''
      readonly reach: ''
      readonly retry: ''
      readonly address: ''
      readonly kept: ''
    }
  }
  readonly notices: {
    readonly label: ''
    readonly waiting: {
      readonly heading: ''
      readonly procedures: {
        readonly ultrasound: ''
        readonly mri: ''
        readonly treatment: ''
      }
      readonly dates: '{{from}}{{to}}'
      readonly typed: '{{date}}'
      readonly call: '{{phone}}'
    }
    readonly closedHours: '{{date}}{{from}}{{reason}}{{to}}'
    readonly closedBetween: '{{from}}{{fromTime}}{{reason}}{{to}}{{toTime}}'
  }
  readonly privacyDesk: {
    readonly title: {
      readonly deleted: ''
      readonly exported: ''
    }
    readonly deleted: '{{date}}{{time}}'
    readonly exported: '{{date}}{{time}}'
    readonly nothing: '{{date}}{{time}}'
    readonly requests_one: '{{count}}'
    readonly requests_many: '{{count}}'
    readonly requests_other: '{{count}}'
    readonly applications_one: '{{count}}'
    readonly applications_many: '{{count}}'
    readonly applications_other: '{{count}}'
    readonly answers_one: '{{count}}'
    readonly answers_many: '{{count}}'
    readonly answers_other: '{{count}}'
    readonly files_one: '{{count}}'
    readonly files_many: '{{count}}'
    readonly files_other: '{{count}}'
    readonly emails_one: '{{count}}'
    readonly emails_many: '{{count}}'
    readonly emails_other: '{{count}}'
    readonly references: '{{references}}'
    readonly backups: '{{days}}'
    readonly content: ''
    readonly contact: '{{email}}{{officer}}{{phone}}'
  }
  readonly received: {
    readonly head: ''
    readonly notice: {
      readonly title: ''
      readonly reference: ''
      readonly nextBy: '{{date}}{{time}}'
      readonly next: '{{delay}}'
      readonly noMedical: ''
      readonly wish: ''
      readonly exam: ''
      readonly wishes: ''
      readonly print: ''
    }
    readonly steps: {
      readonly heading: ''
      readonly sent: {
        readonly time: ''
        readonly on: '{{date}}'
        readonly title: ''
        readonly text: ''
      }
      readonly call: {
        readonly by: '{{date}}'
        readonly within: '{{delay}}'
        readonly title: ''
        readonly text: ''
        readonly calendar: ''
        readonly calendarTitle: ''
      }
      readonly prepare: {
        readonly time: ''
        readonly title: ''
        readonly text: ''
        readonly link: ''
      }
      readonly visit: {
        readonly time: ''
        readonly title: ''
        readonly text: '{{arriveEarly}}'
        readonly link: ''
      }
      readonly report: {
        readonly time: '{{reportDelay}}'
        readonly title: ''
        readonly text: ''
      }
    }
  }
  readonly staff: {
    readonly area: '{{name}}'
    readonly nav: ''
    readonly signOut: ''
    readonly french: ''
    readonly english: ''
    readonly errors: {
      readonly notFound: ''
      readonly other: ''
      readonly back: ''
    }
    readonly note: {
      readonly label: ''
      readonly stays: ''
      readonly keep: ''
      readonly noteEmpty: ''
      readonly noteTooLong: ''
      readonly noteFull: ''
    }
    readonly reach: {
      readonly noPhone: ''
      readonly noEmail: ''
    }
  }
  readonly staffAccounts: {
    readonly title: ''
    readonly count_one: '{{count}}'
    readonly count_many: '{{count}}'
    readonly count_other: '{{count}}'
    readonly you: '{{email}}'
    readonly never: ''
    readonly language: ''
    readonly endsSessions: ''
    readonly columns: {
      readonly person: ''
      readonly roles: ''
      readonly lastSignIn: ''
      readonly state: ''
    }
    readonly state: {
      readonly active: ''
      readonly invited: ''
      readonly late: ''
    }
    readonly roles: {
      readonly legend: ''
      readonly desk: ''
      readonly hr: ''
      readonly admin: ''
      readonly send: ''
      readonly what: {
        readonly desk: ''
        readonly hr: ''
        readonly admin: ''
      }
    }
    readonly invite: {
      readonly title: ''
      readonly name: ''
      readonly email: ''
      readonly send: ''
      readonly hint: ''
    }
    readonly confirm: {
      readonly title_one: '{{count}}'
      readonly title_many: '{{count}}'
      readonly title_other: '{{count}}'
      readonly what: ''
      readonly all: ''
    }
    readonly errors: {
      readonly email: ''
      readonly name: ''
      readonly roles: ''
      readonly known: ''
      readonly changed: '{{roles}}'
      readonly lastAdmin: ''
    }
    readonly link: {
      readonly title: ''
      readonly what: '{{email}}{{name}}'
      readonly hint: ''
      readonly back: ''
    }
    readonly sessions: {
      readonly title: ''
      readonly none: ''
      readonly unknown: ''
      readonly times: '{{seen}}{{since}}{{until}}'
      readonly this: ''
      readonly end: ''
      readonly endOthers: ''
      readonly hint: ''
    }
    readonly reset: {
      readonly title: ''
      readonly what: ''
      readonly send: ''
    }
    readonly close: {
      readonly title: ''
      readonly what: ''
      readonly send: '{{name}}'
    }
    readonly own: {
      readonly title: ''
    }
    readonly settings: {
      readonly title: ''
      readonly singleKeys: ''
      readonly send: ''
    }
    readonly recovery: {
      readonly title: ''
      readonly left_one: '{{count}}'
      readonly left_many: '{{count}}'
      readonly left_other: '{{count}}'
      readonly send: ''
      readonly hint: ''
    }
    readonly password: {
      readonly title: ''
      readonly current: ''
      readonly wrong: ''
      readonly send: ''
      readonly hint: ''
    }
  }
  readonly staffApplications: {
    readonly section: ''
    readonly views: {
      readonly label: ''
      readonly open: ''
      readonly received: ''
      readonly interview: ''
      readonly offer: ''
      readonly refused: ''
      readonly withdrawn: ''
    }
    readonly states: {
      readonly received: ''
      readonly interview: ''
      readonly offer: ''
      readonly refused: ''
      readonly withdrawn: ''
    }
    readonly moves: {
      readonly received: ''
      readonly interview: ''
      readonly offer: ''
      readonly refused: ''
      readonly withdrawn: ''
    }
    readonly columns: {
      readonly person: ''
      readonly reach: ''
      readonly offer: ''
      readonly due: ''
      readonly files: ''
      readonly note: ''
      readonly state: ''
    }
    readonly filter: {
      readonly offer: ''
      readonly anyOffer: ''
      readonly apply: ''
    }
    readonly list: {
      readonly title: '{{view}}'
      readonly caption: '{{view}}'
      readonly captionNewest: '{{view}}'
      readonly promise: '{{delay}}'
      readonly late_one: '{{count}}'
      readonly late_many: '{{count}}'
      readonly late_other: '{{count}}'
      readonly tick: ''
      readonly empty: ''
      readonly emptyText: ''
      readonly pick: '{{name}}'
      readonly otherOffers: ''
      readonly thisOffer: ''
      readonly received: '{{moment}}'
      readonly answered: ''
      readonly more: ''
      readonly noNote: ''
    }
    readonly bulk: {
      readonly label: ''
      readonly chosen: ''
      readonly zip: ''
      readonly state: ''
      readonly stateNone: ''
      readonly apply: ''
      readonly none: ''
      readonly changed_one: '{{count}}'
      readonly changed_many: '{{count}}'
      readonly changed_other: '{{count}}'
      readonly conflicts_one: '{{count}}'
      readonly conflicts_many: '{{count}}'
      readonly conflicts_other: '{{count}}'
      readonly nothing: ''
    }
    readonly page: {
      readonly back: ''
      readonly facts: ''
      readonly offer: ''
      readonly availability: ''
      readonly language: ''
      readonly phone: ''
      readonly email: ''
      readonly received: ''
      readonly reference: ''
      readonly message: ''
      readonly noMessage: ''
      readonly decide: ''
      readonly deleted_one: '{{count}}{{date}}'
      readonly deleted_many: '{{count}}{{date}}'
      readonly deleted_other: '{{count}}{{date}}'
      readonly deletedToday: ''
      readonly dueLate: '{{by}}{{late}}'
    }
    readonly consent: {
      readonly title: ''
      readonly yes: ''
      readonly no: ''
      readonly spontaneous: ''
      readonly ended: '{{moment}}{{name}}'
      readonly end: ''
    }
    readonly files: {
      readonly title: ''
      readonly download: ''
      readonly all: ''
      readonly hint: ''
      readonly count_one: '{{count}}{{size}}'
      readonly count_many: '{{count}}{{size}}'
      readonly count_other: '{{count}}{{size}}'
      readonly none: ''
      readonly allClean: ''
      readonly someNotScanned_one: '{{count}}'
      readonly someNotScanned_many: '{{count}}'
      readonly someNotScanned_other: '{{count}}'
      readonly someWarned_one: '{{count}}'
      readonly someWarned_many: '{{count}}'
      readonly someWarned_other: '{{count}}'
      readonly clean: ''
      readonly notScanned: ''
      readonly checks: {
        readonly all: ''
        readonly some: ''
        readonly none: ''
      }
      readonly warnings: {
        readonly macros: ''
        readonly script: ''
        readonly embedded: ''
        readonly remote: ''
        readonly password: ''
        readonly notFullyChecked: ''
      }
    }
    readonly note: {
      readonly placeholder: ''
    }
    readonly line: {
      readonly title: ''
      readonly received: ''
      readonly state: '{{state}}{{who}}'
      readonly note: '{{who}}'
      readonly consentEnded: '{{who}}'
      readonly viewed: '{{who}}'
      readonly reply: '{{subject}}{{who}}'
      readonly takenBack: '{{subject}}{{who}}'
      readonly email: '{{status}}{{which}}'
      readonly emails: {
        readonly applicationHr: ''
        readonly applicationAcknowledgement: ''
        readonly staffReply: ''
        readonly other: ''
      }
      readonly statuses: {
        readonly queued: ''
        readonly sent: ''
        readonly failed: ''
        readonly refused: ''
        readonly abandoned: ''
      }
    }
    readonly undo: {
      readonly state: '{{state}}'
      readonly note: ''
      readonly consentEnded: ''
      readonly one: '{{name}}{{what}}'
      readonly done: ''
      readonly late: ''
    }
    readonly conflict: {
      readonly title: ''
      readonly text: ''
      readonly theirs: ''
      readonly mine: ''
      readonly again: ''
      readonly leave: ''
    }
    readonly search: {
      readonly label: ''
      readonly found_one: '{{count}}{{typed}}'
      readonly found_many: '{{count}}{{typed}}'
      readonly found_other: '{{count}}{{typed}}'
      readonly also: ''
      readonly back: ''
    }
  }
  readonly staffAudit: {
    readonly title: ''
    readonly heading: ''
    readonly lead: ''
    readonly caption: ''
    readonly empty: ''
    readonly older: ''
    readonly pages: ''
    readonly filter: {
      readonly label: ''
      readonly all: ''
      readonly send: ''
    }
    readonly columns: {
      readonly sequence: ''
      readonly at: ''
      readonly who: ''
      readonly roles: ''
      readonly action: ''
      readonly subject: ''
      readonly outcome: ''
      readonly request: ''
    }
    readonly outcome: {
      readonly done: ''
      readonly refused: ''
    }
    readonly actors: {
      readonly signedOut: ''
      readonly command: ''
      readonly site: ''
      readonly unknown: ''
    }
    readonly countOf_one: '{{count}}'
    readonly countOf_many: '{{count}}'
    readonly countOf_other: '{{count}}'
    readonly chain: {
      readonly verify: ''
      readonly ask: ''
      readonly head: '{{head}}'
      readonly intact_one: '{{count}}'
      readonly intact_many: '{{count}}'
      readonly intact_other: '{{count}}'
      readonly compare: ''
      readonly changed: '{{sequence}}'
      readonly missing: '{{sequence}}'
      readonly cut: '{{sequence}}'
    }
    readonly actions: {
      readonly signedIn: ''
      readonly signedOut: ''
      readonly identityConfirmed: ''
      readonly passwordRefused: ''
      readonly codeRefused: ''
      readonly signedInWithPasskey: ''
      readonly passkeyRefused: ''
      readonly passkeyAdded: ''
      readonly passkeyRenamed: ''
      readonly passkeyRemoved: ''
      readonly firstSignIn: ''
      readonly invitationAccepted: ''
      readonly ownAccountChanged: ''
      readonly passwordChanged: ''
      readonly recoveryCodesRenewed: ''
      readonly sessionsEnded: ''
      readonly accountInvited: ''
      readonly accountReset: ''
      readonly rolesChanged: ''
      readonly accountClosed: ''
      readonly accountConfirmed: ''
      readonly accountUnlocked: ''
      readonly requestsListed: ''
      readonly requestsSearched: ''
      readonly requestsExported: ''
      readonly requestViewed: ''
      readonly requestStateChanged: ''
      readonly requestAssigned: ''
      readonly requestHandedOn: ''
      readonly requestNoteAdded: ''
      readonly requestCalled: ''
      readonly requestPromised: ''
      readonly requestChangeUndone: ''
      readonly replyQueued: ''
      readonly replyTakenBack: ''
      readonly templateSaved: ''
      readonly outboxListed: ''
      readonly emailRetried: ''
      readonly emailReaddressed: ''
      readonly emailGivenUp: ''
      readonly applicationsListed: ''
      readonly applicationViewed: ''
      readonly applicationStateChanged: ''
      readonly applicationNoteAdded: ''
      readonly applicationConsentEnded: ''
      readonly applicationChangeUndone: ''
      readonly applicationFileTaken: ''
      readonly applicationFilesTaken: ''
      readonly privacyRequestOpened: ''
      readonly privacyRequestViewed: ''
      readonly privacySearched: ''
      readonly privacyChosen: ''
      readonly privacyCopied: ''
      readonly privacyCorrected: ''
      readonly privacyDeletionBegun: ''
      readonly privacyDeletionDone: ''
      readonly privacyAttested: ''
      readonly privacyAnswered: ''
      readonly privacyRefused: ''
      readonly incidentOpened: ''
      readonly incidentAmended: ''
      readonly incidentsListed: ''
      readonly incidentViewed: ''
      readonly incidentRemoved: ''
      readonly noticePublished: ''
      readonly noticeRemoved: ''
      readonly applicationsSearched: ''
      readonly incidentsCopied: ''
    }
  }
  readonly staffDates: {
    readonly yesterday: '{{time}}'
    readonly todayIs: '{{day}}'
  }
  readonly staffIncidents: {
    readonly section: ''
    readonly title: ''
    readonly lead: ''
    readonly new: ''
    readonly back: ''
    readonly toComplete: ''
    readonly save: ''
    readonly saveDraft: ''
    readonly missing_one: ''
    readonly missing_many: '{{count}}'
    readonly missing_other: '{{count}}'
    readonly answers: {
      readonly yes: ''
      readonly no: ''
    }
    readonly laws: {
      readonly health: {
        readonly short: ''
        readonly long: ''
      }
      readonly private: {
        readonly short: ''
        readonly long: ''
      }
    }
    readonly list: {
      readonly none: ''
      readonly open: '{{reference}}'
      readonly openEntry: '{{reference}}'
      readonly missing_one: ''
      readonly missing_many: '{{count}}'
      readonly missing_other: '{{count}}'
      readonly reference: ''
      readonly what: ''
      readonly occurred: ''
      readonly persons: ''
      readonly law: ''
      readonly serious: ''
      readonly notices: ''
      readonly removableFrom: ''
    }
    readonly notices: {
      readonly title: ''
      readonly hint: ''
      readonly none: ''
      readonly open: '{{to}}'
      readonly sent: '{{date}}{{to}}'
      readonly noticeCommission: ''
      readonly noticeMinister: ''
      readonly noticePersons: ''
    }
    readonly labels: {
      readonly law: ''
      readonly information: ''
      readonly circumstances: ''
      readonly occurred: ''
      readonly awareOn: ''
      readonly persons: ''
      readonly serious: ''
      readonly reasons: ''
      readonly noticeCommission: ''
      readonly noticeMinister: ''
      readonly noticePersons: ''
      readonly publicNotice: ''
      readonly measures: ''
      readonly linked: ''
    }
    readonly hints: {
      readonly information: ''
      readonly circumstances: ''
      readonly occurred: ''
      readonly awareOn: ''
      readonly persons: ''
      readonly reasons: ''
      readonly noticeCommission: ''
      readonly noticeMinister: ''
      readonly noticePersons: ''
      readonly publicNotice: ''
      readonly measures: ''
      readonly linked: ''
    }
    readonly items: {
      readonly law: ''
      readonly information: ''
      readonly circumstances: ''
      readonly occurred: ''
      readonly awareOn: ''
      readonly persons: ''
      readonly serious: ''
      readonly reasons: ''
      readonly noticeCommission: ''
      readonly noticeMinister: ''
      readonly noticePersons: ''
      readonly publicNotice: ''
      readonly measures: ''
      readonly linked: ''
    }
    readonly errors: {
      readonly law: ''
      readonly information: ''
      readonly circumstances: ''
      readonly occurred: ''
      readonly awareOn: ''
      readonly persons: ''
      readonly serious: ''
      readonly reasons: ''
      readonly noticeCommission: ''
      readonly noticeMinister: ''
      readonly noticePersons: ''
      readonly publicNotice: ''
      readonly measures: ''
      readonly linked: ''
    }
    readonly changed: {
      readonly title: ''
      readonly text: ''
    }
    readonly versions: {
      readonly title: ''
      readonly text: ''
    }
    readonly remove: {
      readonly from: '{{date}}'
      readonly kept: '{{date}}'
      readonly send: ''
    }
    readonly copy: {
      readonly link: ''
      readonly title: ''
      readonly made: '{{clinic}}{{moment}}'
    }
  }
  readonly staffNotices: {
    readonly section: ''
    readonly title: ''
    readonly intro: ''
    readonly kinds: {
      readonly banner: ''
      readonly closure: ''
      readonly waiting: ''
    }
    readonly states: {
      readonly shown: ''
      readonly planned: ''
      readonly ended: ''
    }
    readonly form: {
      readonly title: ''
      readonly kind: ''
      readonly fr: ''
      readonly en: ''
      readonly textsHint: '{{reason}}{{sentence}}'
      readonly procedure: ''
      readonly min: ''
      readonly max: ''
      readonly waitingHint: ''
      readonly from: ''
      readonly to: ''
      readonly date: ''
      readonly time: ''
      readonly whenHint: ''
      readonly preview: ''
      readonly publish: ''
    }
    readonly errors: {
      readonly frMissing: ''
      readonly frTooLong: '{{most}}'
      readonly enMissing: ''
      readonly enTooLong: '{{most}}'
      readonly from: ''
      readonly to: ''
      readonly toBeforeFrom: ''
      readonly toPast: ''
      readonly toFar: ''
      readonly waitingRange: '{{days}}'
      readonly waitingOrder: ''
      readonly waitingPast: ''
    }
    readonly preview: {
      readonly title: ''
      readonly none: ''
    }
    readonly list: {
      readonly title: ''
      readonly empty: ''
      readonly state: ''
      readonly notice: ''
      readonly when: ''
      readonly actions: ''
      readonly fromTo: '{{from}}{{to}}'
      readonly onDay: '{{day}}'
      readonly closed: '{{reason}}'
      readonly fromFile: ''
      readonly remove: ''
    }
    readonly news: {
      readonly published: ''
      readonly removed: ''
      readonly wrong: ''
      readonly taken: ''
    }
  }
  readonly staffOutbox: {
    readonly section: ''
    readonly title: ''
    readonly views: {
      readonly label: ''
      readonly waiting: ''
      readonly sent: ''
      readonly abandoned: ''
      readonly templates: ''
    }
    readonly trouble: {
      readonly title: '{{moment}}'
      readonly text: ''
      readonly failed_one: '{{count}}'
      readonly failed_many: '{{count}}'
      readonly failed_other: '{{count}}'
      readonly look: ''
      readonly tell: ''
    }
    readonly failed: {
      readonly title: ''
      readonly caption: ''
      readonly none: ''
    }
    readonly waiting: {
      readonly title: ''
      readonly caption: ''
      readonly none: ''
      readonly next: '{{time}}'
      readonly leaves: '{{time}}'
    }
    readonly sent: {
      readonly caption: ''
      readonly none: ''
    }
    readonly abandoned: {
      readonly caption: ''
      readonly none: ''
    }
    readonly columns: {
      readonly email: ''
      readonly address: ''
      readonly why: ''
      readonly tries: ''
      readonly since: ''
      readonly sent: ''
      readonly actions: ''
    }
    readonly kinds: {
      readonly contactDesk: ''
      readonly contactAcknowledgement: ''
      readonly staffReply: ''
      readonly contactSuspected: ''
      readonly applicationHr: ''
      readonly applicationAcknowledgement: ''
      readonly applicationSuspected: ''
      readonly applicationQuarantine: ''
      readonly deliveryTrouble: ''
      readonly other: ''
    }
    readonly why: {
      readonly refused: ''
      readonly failed: ''
      readonly queued: ''
      readonly none: ''
    }
    readonly retry: ''
    readonly retryOf: '{{reference}}'
    readonly fix: '{{reference}}'
    readonly fixAndSend: ''
    readonly giveUp: ''
    readonly giveUpOf: '{{reference}}'
    readonly fixError: ''
    readonly done: ''
    readonly gaveUp: ''
    readonly changed: ''
  }
  readonly staffPasskeys: {
    readonly title: ''
    readonly what: ''
    readonly hint: ''
    readonly name: ''
    readonly rename: ''
    readonly remove: '{{name}}'
    readonly unused: '{{added}}'
    readonly used: '{{added}}{{used}}'
    readonly signIn: ''
    readonly confirm: ''
    readonly add: {
      readonly title: ''
      readonly what: ''
      readonly unable: ''
      readonly nameHint: ''
      readonly send: ''
      readonly cancel: ''
    }
    readonly failed: {
      readonly get: ''
      readonly create: ''
    }
    readonly problem: {
      readonly refused: ''
      readonly expired: ''
      readonly tooMany: ''
    }
  }
  readonly staffPrivacy: {
    readonly title: ''
    readonly lead: ''
    readonly print: ''
    readonly kinds: {
      readonly access: ''
      readonly portability: ''
      readonly rectify: ''
      readonly delete: ''
    }
    readonly states: {
      readonly open: ''
      readonly deleting: ''
      readonly deleted: ''
      readonly answered: ''
      readonly refused: ''
    }
    readonly list: {
      readonly title: ''
      readonly none: ''
      readonly reference: ''
      readonly asked: ''
      readonly received: ''
      readonly due: ''
      readonly state: ''
      readonly late_one: ''
      readonly late_many: '{{count}}'
      readonly late_other: '{{count}}'
      readonly today: ''
      readonly soon_one: '{{date}}'
      readonly soon_many: '{{count}}{{date}}'
      readonly soon_other: '{{count}}{{date}}'
    }
    readonly new: {
      readonly title: ''
      readonly kinds: ''
      readonly receivedOn: ''
      readonly receivedHint: ''
      readonly errors: {
        readonly kinds: ''
        readonly receivedOn: ''
      }
    }
    readonly search: {
      readonly title: ''
      readonly lead: ''
      readonly name: ''
      readonly email: ''
      readonly phone: ''
      readonly reference: ''
      readonly send: ''
      readonly sendAgain: ''
      readonly kept: ''
      readonly again: ''
      readonly againHint: ''
      readonly errors: {
        readonly search: ''
        readonly email: ''
        readonly phone: ''
        readonly reference: ''
        readonly name: ''
      }
    }
    readonly steps: {
      readonly title: ''
      readonly identity: ''
      readonly search: ''
      readonly copy: ''
      readonly delete: ''
      readonly delay: ''
      readonly outside: '{{days}}{{email}}'
    }
    readonly crumb: {
      readonly label: ''
      readonly request: ''
      readonly due: '{{answerBy}}{{asked}}{{reference}}'
      readonly over: '{{asked}}{{reference}}'
    }
    readonly request: {
      readonly title: '{{reference}}'
      readonly over: '{{reference}}'
      readonly found_one: '{{count}}'
      readonly found_many: '{{count}}'
      readonly found_other: '{{count}}'
      readonly soughtBy: '{{sought}}'
      readonly namesakes_one: ''
      readonly namesakes_many: '{{count}}'
      readonly namesakes_other: '{{count}}'
    }
    readonly findings: {
      readonly none: ''
      readonly noneText: ''
      readonly requests: ''
      readonly applications: ''
      readonly feedback: ''
      readonly ticked: '{{found}}{{ticked}}'
      readonly why: {
        readonly own: '{{reasons}}'
        readonly namesake: '{{reasons}}'
        readonly mention: '{{reasons}}'
      }
      readonly corrected: ''
      readonly by: {
        readonly email: ''
        readonly phone: ''
        readonly reference: ''
        readonly id: ''
        readonly name: ''
      }
      readonly files_one: '{{names}}'
      readonly files_many: '{{count}}{{names}}'
      readonly files_other: '{{count}}{{names}}'
      readonly sent_one: '{{count}}'
      readonly sent_many: '{{count}}'
      readonly sent_other: '{{count}}'
      readonly waiting_one: '{{count}}'
      readonly waiting_many: '{{count}}'
      readonly waiting_other: '{{count}}'
      readonly note: '{{note}}'
      readonly unnamed: '{{date}}'
    }
    readonly tally: {
      readonly requests: ''
      readonly applications: ''
      readonly answers: ''
      readonly files: ''
      readonly emails: ''
      readonly notes: ''
    }
    readonly actions: {
      readonly title: ''
      readonly save: ''
      readonly copyTitle: ''
      readonly page: ''
      readonly json: ''
      readonly zip: ''
      readonly correctTitle: ''
      readonly correct: ''
      readonly deleteTitle: ''
      readonly deleteHint: ''
      readonly delete: ''
      readonly logged: ''
    }
    readonly history: {
      readonly title: ''
      readonly opened: ''
      readonly searched: ''
      readonly copied: ''
      readonly corrected: ''
      readonly deletionBegun: ''
      readonly deleted: ''
      readonly answered: ''
      readonly refused: ''
      readonly endHint: ''
      readonly answer: ''
      readonly refuse: ''
    }
    readonly over: {
      readonly open: {
        readonly title: ''
        readonly text: ''
      }
      readonly deleting: {
        readonly title: ''
        readonly text: ''
      }
      readonly deleted: {
        readonly title: ''
        readonly text: ''
      }
      readonly answered: {
        readonly title: ''
        readonly text: ''
      }
      readonly refused: {
        readonly title: ''
        readonly text: ''
      }
      readonly finish: ''
      readonly attestation: ''
    }
    readonly copy: {
      readonly title: ''
      readonly lead: '{{made}}'
      readonly nothing: ''
      readonly requests: '{{label}}'
      readonly applications: '{{label}}'
      readonly feedback: ''
      readonly email: '{{date}}'
      readonly files: ''
      readonly fields: {
        readonly notes: ''
        readonly to: ''
        readonly subjectLine: ''
        readonly text: ''
        readonly file: ''
      }
    }
    readonly correct: {
      readonly title: ''
      readonly lead: ''
      readonly nothing: ''
      readonly send: ''
      readonly changed: '{{value}}'
      readonly fields: {
        readonly name: ''
        readonly email: ''
        readonly phone: ''
        readonly message: ''
        readonly sentence: ''
      }
      readonly errors: {
        readonly name: ''
        readonly email: ''
        readonly phone: ''
        readonly message: ''
        readonly sentence: ''
      }
    }
    readonly delete: {
      readonly title_one: '{{count}}'
      readonly title_many: '{{count}}'
      readonly title_other: '{{count}}'
      readonly finishTitle: ''
      readonly final: ''
      readonly copyOwed: ''
      readonly copyFirst: ''
      readonly changed: ''
      readonly goes: ''
      readonly files: ''
      readonly waiting: ''
      readonly sent: ''
      readonly records: ''
      readonly notes: ''
      readonly verify: ''
      readonly expected: ''
      readonly stays: ''
      readonly mailbox: '{{mailbox}}'
      readonly backups: '{{date}}'
      readonly log: ''
      readonly leftOut: '{{references}}'
      readonly nothing: ''
      readonly send: ''
      readonly finish: ''
      readonly cancel: ''
    }
    readonly attestation: {
      readonly title: ''
      readonly text: '{{by}}{{date}}{{time}}'
      readonly what: ''
      readonly references: ''
      readonly deleted: ''
      readonly remaining: ''
      readonly total: ''
      readonly notes: ''
      readonly takenBack_one: ''
      readonly takenBack_many: '{{count}}'
      readonly takenBack_other: '{{count}}'
      readonly leaving_one: ''
      readonly leaving_many: '{{count}}'
      readonly leaving_other: '{{count}}'
      readonly leftOut_one: ''
      readonly leftOut_many: '{{count}}'
      readonly leftOut_other: '{{count}}'
      readonly backups: '{{date}}'
      readonly mailbox: '{{mailbox}}'
      readonly medical: ''
      readonly digest: ''
      readonly signature: ''
      readonly date: ''
    }
  }
  readonly staffReplies: {
    readonly title: ''
    readonly to: '{{address}}'
    readonly template: '{{language}}'
    readonly insert: ''
    readonly confirm: ''
    readonly subject: ''
    readonly subjectDefault: {
      readonly requests: '{{reference}}'
      readonly applications: '{{reference}}'
    }
    readonly text: ''
    readonly hint: {
      readonly requests: '{{mailbox}}'
      readonly applications: '{{mailbox}}'
    }
    readonly preview: ''
    readonly missing: ''
    readonly tooLong: ''
    readonly full: ''
    readonly previewTitle: ''
    readonly asItLeaves: ''
    readonly from: ''
    readonly toLabel: ''
    readonly check: ''
    readonly checkLanguage: {
      readonly requests: '{{language}}'
      readonly applications: '{{language}}'
    }
    readonly checkNotes: ''
    readonly checkContent: {
      readonly requests: ''
      readonly applications: ''
    }
    readonly thenWait: ''
    readonly send: '{{name}}'
    readonly sendHint: ''
    readonly edit: ''
    readonly queuedTitle: ''
    readonly queuedTo: '{{address}}{{time}}'
    readonly queuedHint: '{{mailbox}}'
    readonly tooLate: ''
    readonly takenBack: ''
    readonly conflict: ''
  }
  readonly staffRequests: {
    readonly section: ''
    readonly views: {
      readonly label: ''
      readonly mine: ''
      readonly new: ''
      readonly doing: ''
      readonly waiting: ''
      readonly done: ''
      readonly spam: ''
    }
    readonly states: {
      readonly new: ''
      readonly doing: ''
      readonly waiting: ''
      readonly done: ''
      readonly spam: ''
    }
    readonly columns: {
      readonly person: ''
      readonly reach: ''
      readonly exam: ''
      readonly due: ''
      readonly reasons: ''
      readonly note: ''
      readonly state: ''
      readonly actions: ''
    }
    readonly row: {
      readonly reply: '{{subject}}'
      readonly pick: '{{name}}'
      readonly pickAll: ''
      readonly next: ''
      readonly here: ''
      readonly extension: '{{extension}}'
      readonly received: '{{moment}}'
      readonly receivedToday: '{{moment}}'
      readonly noMoment: ''
      readonly noNote: ''
      readonly who: '{{moment}}{{name}}'
      readonly you: ''
      readonly nobody: ''
      readonly other: '{{name}}'
      readonly for: '{{action}}{{name}}'
      readonly assignTo: ''
      readonly moveTo: ''
      readonly wish: '{{halfDays}}'
      readonly halfDay: '{{date}}{{half}}'
    }
    readonly actions: {
      readonly take: ''
      readonly doing: ''
      readonly waiting: ''
      readonly done: ''
      readonly new: ''
      readonly unassign: ''
    }
    readonly due: {
      readonly late_one: ''
      readonly late_many: '{{count}}'
      readonly late_other: '{{count}}'
      readonly lateToday: '{{time}}'
      readonly today: '{{time}}'
      readonly tomorrow: '{{time}}'
      readonly day: '{{day}}{{time}}'
      readonly promisedToday: ''
      readonly promisedTomorrow: ''
      readonly promised: '{{day}}'
      readonly lateBy: '{{by}}{{late}}'
    }
    readonly list: {
      readonly title: '{{view}}'
      readonly caption: '{{view}}'
      readonly captionNewest: '{{view}}'
      readonly pressing: ''
      readonly newest: ''
      readonly late_one: '{{count}}'
      readonly late_many: '{{count}}'
      readonly late_other: '{{count}}'
      readonly today_one: '{{count}}'
      readonly today_many: '{{count}}'
      readonly today_other: '{{count}}'
      readonly spam: '{{days}}'
      readonly fresh_one: '{{count}}'
      readonly fresh_many: '{{count}}'
      readonly fresh_other: '{{count}}'
      readonly changed: '{{who}}'
      readonly changedByYou: ''
      readonly pages: ''
      readonly range: '{{count}}{{from}}{{to}}'
      readonly previous: ''
      readonly next: ''
      readonly more: ''
      readonly print: ''
      readonly csv: ''
      readonly empty: ''
      readonly emptyMine: ''
      readonly emptyFiltered: ''
      readonly emptyRest_one: '{{count}}'
      readonly emptyRest_many: '{{count}}'
      readonly emptyRest_other: '{{count}}'
      readonly emptyNone: ''
      readonly seeNew: ''
    }
    readonly filters: {
      readonly open: ''
      readonly exam: ''
      readonly anyExam: ''
      readonly language: ''
      readonly anyLanguage: ''
      readonly assignee: ''
      readonly anybody: ''
      readonly nobody: ''
      readonly received: ''
      readonly anyTime: ''
      readonly days: '{{days}}'
      readonly apply: ''
      readonly remove: ''
    }
    readonly bulk: {
      readonly label: ''
      readonly chosen: ''
      readonly assign: ''
      readonly assignNone: ''
      readonly state: ''
      readonly stateNone: ''
      readonly apply: ''
      readonly none: ''
      readonly changed_one: '{{count}}'
      readonly changed_many: '{{count}}'
      readonly changed_other: '{{count}}'
      readonly conflicts_one: '{{count}}'
      readonly conflicts_many: '{{count}}'
      readonly conflicts_other: '{{count}}'
      readonly nothing: ''
      readonly all_one: '{{count}}'
      readonly all_many: '{{count}}'
      readonly all_other: '{{count}}'
    }
    readonly all: {
      readonly title_one: '{{count}}'
      readonly title_many: '{{count}}'
      readonly title_other: '{{count}}'
      readonly what: '{{view}}{{what}}'
      readonly more: '{{count}}{{total}}'
      readonly confirm_one: ''
      readonly confirm_many: '{{count}}'
      readonly confirm_other: '{{count}}'
      readonly cancel: ''
      readonly done: '{{what}}'
      readonly back: ''
    }
    readonly undo: {
      readonly label: ''
      readonly state: '{{state}}'
      readonly assigned: '{{name}}'
      readonly unassigned: ''
      readonly note: ''
      readonly call: '{{outcome}}{{state}}'
      readonly promised: '{{day}}'
      readonly one: '{{name}}{{what}}'
      readonly until: '{{time}}'
      readonly left: '{{seconds}}'
      readonly button: ''
      readonly done: ''
      readonly late: ''
      readonly email: '{{name}}{{time}}'
      readonly takeBack: ''
    }
    readonly search: {
      readonly label: ''
      readonly placeholder: ''
      readonly button: ''
      readonly title: ''
      readonly empty: ''
      readonly found_one: '{{count}}{{typed}}'
      readonly found_many: '{{count}}{{typed}}'
      readonly found_other: '{{count}}{{typed}}'
      readonly since_one: '{{days}}{{found}}'
      readonly since_many: '{{days}}{{found}}'
      readonly since_other: '{{days}}{{found}}'
      readonly all: '{{found}}'
      readonly further: ''
      readonly back: ''
    }
    readonly page: {
      readonly position: '{{count}}{{place}}'
      readonly next: '{{name}}'
      readonly back: ''
      readonly call: '{{phone}}'
      readonly write: ''
      readonly print: ''
      readonly printed: '{{clinic}}{{moment}}{{name}}'
      readonly facts: ''
      readonly exam: ''
      readonly language: ''
      readonly moments: ''
      readonly phone: ''
      readonly email: ''
      readonly received: ''
      readonly reference: ''
      readonly consent: ''
      readonly consentGiven: '{{moment}}'
      readonly verification: ''
      readonly reasons: ''
      readonly message: ''
      readonly noMessage: ''
      readonly others: ''
      readonly other: '{{exam}}{{moment}}{{state}}'
      readonly deleted_one: '{{count}}{{date}}'
      readonly deleted_many: '{{count}}{{date}}'
      readonly deleted_other: '{{count}}{{date}}'
      readonly deletedToday: ''
      readonly assign: ''
      readonly free: ''
      readonly halfDays: ''
    }
    readonly call: {
      readonly title: ''
      readonly booked: ''
      readonly message: ''
      readonly noAnswer: ''
      readonly later: ''
      readonly day: ''
      readonly dayHint: '{{example}}'
      readonly keepDay: ''
      readonly hint: ''
      readonly dayError: '{{example}}'
    }
    readonly note: {
      readonly placeholder: ''
    }
    readonly line: {
      readonly title: ''
      readonly received: '{{language}}'
      readonly fr: ''
      readonly en: ''
      readonly you: ''
      readonly did: '{{what}}{{who}}'
      readonly note: '{{who}}'
      readonly call: '{{outcome}}{{state}}{{who}}'
      readonly promised: '{{day}}{{who}}'
      readonly reply: '{{subject}}{{who}}'
      readonly takenBack: '{{subject}}{{who}}'
      readonly unknown: '{{name}}'
      readonly viewed: '{{who}}'
      readonly emails: {
        readonly contactDesk: ''
        readonly contactAcknowledgement: ''
        readonly staffReply: ''
        readonly other: ''
      }
      readonly queued: ''
      readonly delayed_one: '{{count}}'
      readonly delayed_many: '{{count}}'
      readonly delayed_other: '{{count}}'
      readonly leaves: '{{time}}'
      readonly sent: ''
      readonly failed: ''
      readonly refused: ''
      readonly abandoned: ''
      readonly email: '{{status}}{{which}}'
    }
    readonly conflict: {
      readonly title: '{{who}}'
      readonly someone: ''
      readonly safe: ''
      readonly safeText: ''
      readonly now: ''
      readonly yours: ''
      readonly state: ''
      readonly holder: ''
      readonly lastNote: ''
      readonly wanted: ''
      readonly noteLabel: ''
      readonly textLabel: ''
      readonly again: ''
      readonly keepNote: ''
      readonly review: ''
      readonly drop: ''
    }
    readonly csv: {
      readonly file: ''
      readonly state: ''
      readonly assignee: ''
      readonly due: ''
    }
    readonly keys: {
      readonly title: ''
      readonly menu: ''
      readonly allow: ''
      readonly hint: ''
      readonly keep: ''
      readonly everywhere: ''
      readonly inList: ''
      readonly inRequest: ''
      readonly search: ''
      readonly thisList: ''
      readonly undo: ''
      readonly escape: ''
      readonly nextRow: ''
      readonly previousRow: ''
      readonly open: ''
      readonly pick: ''
      readonly first: ''
      readonly done: ''
      readonly showNew: ''
      readonly call: ''
      readonly booked: ''
      readonly message: ''
      readonly noAnswer: ''
      readonly note: ''
      readonly reply: ''
      readonly enter: ''
      readonly esc: ''
    }
  }
  readonly staffSignIn: {
    readonly title: ''
    readonly email: ''
    readonly password: ''
    readonly continue: ''
    readonly ended: ''
    readonly goesOn: ''
    readonly hidden: ''
    readonly elsewhere: ''
    readonly wrong: ''
    readonly locked_one: '{{count}}{{time}}'
    readonly locked_many: '{{count}}{{time}}'
    readonly locked_other: '{{count}}{{time}}'
    readonly cookieRefused: ''
    readonly lost: ''
    readonly foot: ''
    readonly again: ''
    readonly code: {
      readonly title: ''
      readonly label: ''
      readonly hint: ''
      readonly wrong: ''
      readonly send: ''
      readonly recovery: ''
    }
    readonly kept: {
      readonly label: ''
      readonly where: ''
      readonly hint: ''
    }
    readonly held: {
      readonly title: ''
      readonly why: ''
      readonly what: ''
      readonly send: ''
      readonly drop: ''
    }
    readonly file: {
      readonly title: ''
      readonly why: ''
      readonly save: ''
      readonly back: ''
    }
    readonly confirm: {
      readonly title: ''
      readonly why: ''
      readonly send: ''
      readonly cancel: ''
      readonly hint: ''
    }
    readonly steps: {
      readonly password: ''
      readonly phone: ''
      readonly recovery: ''
    }
    readonly newPassword: {
      readonly label: ''
      readonly hint: ''
      readonly again: ''
      readonly tooShort: ''
      readonly tooLong: ''
      readonly different: ''
    }
    readonly invitation: {
      readonly title: ''
      readonly hello: '{{name}}'
      readonly opening: '{{clinic}}'
      readonly email: ''
      readonly send: ''
      readonly goneTitle: ''
      readonly gone: ''
      readonly toSignIn: ''
    }
    readonly enrolment: {
      readonly title: ''
      readonly scan: ''
      readonly qr: ''
      readonly key: ''
      readonly keyHint: '{{email}}'
      readonly type: ''
      readonly label: ''
      readonly wrong: ''
      readonly send: ''
      readonly later: ''
    }
    readonly recovery: {
      readonly title: ''
      readonly what: ''
      readonly once: ''
      readonly keep: ''
      readonly goOn: ''
    }
    readonly knownPassword: {
      readonly label: ''
      readonly hint: ''
      readonly wrong: ''
    }
  }
  readonly staffStatistics: {
    readonly title: ''
    readonly periods: {
      readonly label: ''
      readonly weeks: '{{count}}'
    }
    readonly print: ''
    readonly counted: '{{time}}'
    readonly few: ''
    readonly hidden: ''
    readonly none: ''
    readonly totals: {
      readonly requests: ''
      readonly hours: ''
      readonly openHours: ''
      readonly english: ''
      readonly spam: ''
    }
    readonly weeks: {
      readonly title: ''
      readonly week: ''
      readonly french: ''
      readonly english: ''
      readonly total: ''
      readonly hours: ''
      readonly chart: ''
      readonly scroll: ''
    }
    readonly hours: {
      readonly title: ''
      readonly chart: ''
      readonly scroll: ''
      readonly value: '{{hours}}'
    }
    readonly exams: {
      readonly title: ''
      readonly exam: ''
      readonly chart: ''
    }
    readonly states: {
      readonly title: ''
      readonly state: ''
      readonly requests: ''
      readonly chart: ''
    }
    readonly table: ''
    readonly privacy: ''
  }
  readonly staffTemplates: {
    readonly title: ''
    readonly new: ''
    readonly list: ''
    readonly retired: ''
    readonly offered: {
      readonly requests: ''
      readonly applications: ''
    }
    readonly about: ''
    readonly changed: '{{moment}}{{name}}'
    readonly name: {
      readonly fr: ''
      readonly en: ''
    }
    readonly subject: {
      readonly fr: ''
      readonly en: ''
    }
    readonly text: {
      readonly fr: ''
      readonly en: ''
    }
    readonly places: '{{places}}'
    readonly keep: ''
    readonly retire: ''
    readonly restore: ''
    readonly errors: {
      readonly title: ''
      readonly missing: '{{field}}'
      readonly tooLong: '{{field}}'
      readonly place: '{{field}}{{place}}'
      readonly conflict: ''
      readonly theirs: ''
    }
  }
  readonly tools: {
    readonly shared: {
      readonly day: ''
      readonly month: ''
      readonly year: ''
      readonly summary: ''
      readonly summaryOfSeveral: '{{points}}'
      readonly open: ''
      readonly closed: ''
      readonly closedReason: '{{reason}}'
      readonly past: ''
      readonly best: ''
      readonly closedOn: '{{day}}{{reason}}'
      readonly daysShown: ''
      readonly openDay: ''
      readonly openDays: ''
      readonly and: '{{first}}{{second}}'
      readonly asOf: '{{today}}'
      readonly prescriber: ''
      readonly call: ''
      readonly emergency: ''
      readonly calendar: ''
      readonly calendarTitle: ''
      readonly print: ''
      readonly errors: {
        readonly dateMissing: ''
        readonly dateNumbers: ''
        readonly yearShort: ''
        readonly noSuchDay: ''
      }
    }
    readonly examFinder: {
      readonly label: ''
      readonly hint: ''
      readonly submit: ''
      readonly title: ''
      readonly says: '{{words}}'
      readonly elsewhere: ''
      readonly none: ''
      readonly whichPart: ''
      readonly check: ''
      readonly errors: {
        readonly wordsMissing: ''
        readonly wordsTooLong: ''
      }
      readonly names: {
        readonly mammography: ''
        readonly ct: ''
        readonly nuclear: ''
        readonly xray: ''
        readonly boneDensity: ''
        readonly otherUltrasound: ''
        readonly otherMri: ''
        readonly cortisone: ''
        readonly biopsy: ''
      }
    }
    readonly examDates: {
      readonly known: ''
      readonly due: ''
      readonly scan: ''
      readonly transfer: ''
      readonly period: ''
      readonly date: ''
      readonly dateHint: ''
      readonly age: ''
      readonly weeks: ''
      readonly days: ''
      readonly embryo: ''
      readonly embryoDays: '{{days}}'
      readonly submit: ''
      readonly title: ''
      readonly ageToday: '{{age}}'
      readonly window: '{{from}}{{open}}{{to}}'
      readonly begun: '{{from}}{{open}}{{to}}'
      readonly noOpenDay: '{{from}}{{to}}'
      readonly bestWindow: '{{from}}{{to}}'
      readonly bestDay: '{{from}}'
      readonly overWindow: '{{from}}{{to}}'
      readonly over: {
        readonly dating: ''
        readonly nuchalTranslucency: ''
        readonly morphological: ''
      }
      readonly week: ''
      readonly weeksCount: ''
      readonly names: {
        readonly dating: ''
        readonly nuchalTranslucency: ''
        readonly morphological: ''
      }
      readonly errors: {
        readonly chooseKnown: ''
        readonly weeksRange: ''
        readonly daysRange: ''
        readonly chooseEmbryo: ''
        readonly future: '{{today}}'
        readonly notBegun: '{{today}}'
        readonly tooLongAgo: ''
      }
      readonly request: ''
    }
    readonly cycleDays: {
      readonly exam: ''
      readonly hysterosonogram: ''
      readonly breastMri: ''
      readonly both: ''
      readonly date: ''
      readonly dateHint: ''
      readonly situations: ''
      readonly optional: ''
      readonly bleeding: ''
      readonly unprotected: ''
      readonly pregnant: ''
      readonly irregular: ''
      readonly menopause: ''
      readonly submit: ''
      readonly title: ''
      readonly window: '{{first}}{{from}}{{last}}{{open}}{{to}}'
      readonly begun: '{{first}}{{from}}{{last}}{{open}}{{to}}'
      readonly openDate: '{{dates}}'
      readonly openDates: '{{dates}}'
      readonly confirm: ''
      readonly call: ''
      readonly noOpenDay: ''
      readonly anyDay: ''
      readonly over: '{{from}}{{to}}'
      readonly first: ''
      readonly errors: {
        readonly chooseExam: ''
        readonly future: '{{today}}'
        readonly tooLongAgo: ''
      }
    }
    readonly preparationSheet: {
      readonly exam: ''
      readonly chooseExam: ''
      readonly hour: ''
      readonly hourHint: ''
      readonly exam2: ''
      readonly hour2: ''
      readonly optional: ''
      readonly noExam: ''
      readonly submit: ''
      readonly title: ''
      readonly date: ''
      readonly name: ''
      readonly day: ''
      readonly water: ''
      readonly fast: ''
      readonly painRelief: ''
      readonly arrive: ''
      readonly arrival: ''
      readonly between: '{{from}}{{to}}'
      readonly end: '{{from}}{{to}}'
      readonly endAt: '{{to}}'
      readonly firstTrimester: ''
      readonly onlyOn: '{{days}}'
      readonly or: ''
      readonly todo: ''
      readonly bring: ''
      readonly questions: ''
      readonly medicines: ''
      readonly first: ''
      readonly call: ''
      readonly pregnancy: ''
      readonly windows: ''
      readonly meals: ''
      readonly errors: {
        readonly chooseExam: ''
        readonly hourMissing: ''
        readonly hourUnreadable: ''
        readonly hourClosed: ''
        readonly sameExam: ''
        readonly sameHour: ''
        readonly notSameDay: ''
      }
    }
    readonly mriCheck: {
      readonly submit: ''
      readonly ticked: ''
      readonly callFirst: ''
      readonly callText: ''
      readonly tellUs: ''
      readonly tellUsLines: ''
      readonly tickedCount: ''
      readonly tellText: ''
      readonly nothing: ''
      readonly tellNothing: ''
      readonly first: ''
      readonly print: ''
    }
  }
  readonly validation: {
    readonly default: ''
    readonly alpha: ''
    readonly alpha_num: ''
    readonly alpha_dash: ''
    readonly alpha_spaces: ''
    readonly between: '{{max}}{{min}}'
    readonly confirmed: ''
    readonly digits: '{{length}}'
    readonly dimensions: '{{height}}{{width}}'
    readonly double: '{{example}}'
    readonly email: ''
    readonly excluded: ''
    readonly ext: '{{extensions}}'
    readonly image: ''
    readonly integer: ''
    readonly length: '{{length}}'
    readonly max: '{{length}}'
    readonly max_choices: '{{most}}'
    readonly max_value: '{{max}}'
    readonly mimes: '{{types}}'
    readonly min: '{{length}}'
    readonly min_value: '{{min}}'
    readonly numeric: ''
    readonly oneOf: ''
    readonly phone: ''
    readonly phone_area_code: ''
    readonly regex: ''
    readonly required: ''
    readonly required_if: ''
    readonly size: '{{size}}'
  }
}

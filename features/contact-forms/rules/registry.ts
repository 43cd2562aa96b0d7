import { accepts as all } from './all/rule';
import { accepts as anyOf } from './any/rule';
import { accepts as date } from './date/rule';
import { accepts as dayofweek } from './dayofweek/rule';
import { accepts as email } from './email/rule';
import { accepts as oneOf } from './enum/rule';
import { accepts as file } from './file/rule';
import { accepts as maxdate } from './maxdate/rule';
import { accepts as maxfilesize } from './maxfilesize/rule';
import { accepts as maxitems } from './maxitems/rule';
import { accepts as maxlength } from './maxlength/rule';
import { accepts as maxnumber } from './maxnumber/rule';
import { accepts as mindate } from './mindate/rule';
import { accepts as minfilesize } from './minfilesize/rule';
import { accepts as minitems } from './minitems/rule';
import { accepts as minlength } from './minlength/rule';
import { accepts as minnumber } from './minnumber/rule';
import { accepts as number } from './number/rule';
import { accepts as required } from './required/rule';
import { accepts as requiredfile } from './requiredfile/rule';
import { accepts as stepnumber } from './stepnumber/rule';
import { accepts as tel } from './tel/rule';
import { accepts as time } from './time/rule';
import { accepts as url } from './url/rule';
import type { Accepts } from './rule';

/** All rules by name. Rules.php has the same in PHP. */
export const RULES: Record< string, Accepts > = {
	all,
	any: anyOf,
	date,
	dayofweek,
	email,
	enum: oneOf,
	file,
	maxdate,
	maxfilesize,
	maxitems,
	maxlength,
	maxnumber,
	mindate,
	minfilesize,
	minitems,
	minlength,
	minnumber,
	number,
	required,
	requiredfile,
	stepnumber,
	tel,
	time,
	url,
};

import { createContactWidget } from '../../public/contact-widget/create-contact-widget';
import { readOptions } from '../../public/contact-widget/options';
import { mountAll } from '../../../../frontend/mount';

mountAll( 'contact-widget', createContactWidget, readOptions );
